"""Le Pro's pictures: a view and its scene in, a picture, its alt text or its description out."""
