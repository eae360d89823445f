### What Le Pro's own command says.

pace-relaxed = relaxed: a day for a decision
pace-live = live: two minutes for a decision
