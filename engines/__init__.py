"""The rules of the games. Nothing here knows Discord, pictures, SQL, clocks or files it may write."""
