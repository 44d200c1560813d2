// Default pictures for pages where the restaurant chose none (C9-06, O9-23).

export const DEFAULT_HERO = '/hero-food-default.jpg';

/** As a `srcset`: phones load a third of its bytes. */
export const DEFAULT_HERO_COPIES = '/hero-food-default-800.webp 800w, /hero-food-default.jpg 1600w';
