-- Turns of a seat that its clock ended one after the other: whoever is silent for long is not waited for.

ALTER TABLE seats ADD COLUMN silent INTEGER NOT NULL DEFAULT 0;
