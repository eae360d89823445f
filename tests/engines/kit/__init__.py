"""What the tests of every game share: chance that falls as written, rules driven answer by answer, what was
told, and whole games watched from the first ask to the last. Positions are each game's own business."""
