### What Fame & Fable's own command says.

pace-relaxed = relaxed: a day a decision, 12 hours to react
pace-live = live: five minutes a decision, 30 seconds to react
pace-brisk = brisk: one minute a decision, 10 seconds to react
pace-patient = patient: an hour a decision, ten minutes to react
pace-none = no hurry: nobody is timed

misfit-legend_spaces = There is no such layout of legend spaces.
misfit-solo_level = There is no such shadow.
misfit-round_cap = The last round is one from 20 to 99.
misfit-turn_seconds = The turn clock runs from a minute to a week, or not at all (0).
misfit-react_seconds = The reaction clock runs from 10 seconds to a day, or not at all (0).
misfit-choice_seconds = The choice clock runs from 15 seconds to a day, or not at all (0).
