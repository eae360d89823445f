"""What a panel says beside options: :mod:`.panel` finds it, :mod:`.facts` are its kinds."""
