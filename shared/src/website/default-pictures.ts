// Default pictures for pages where the restaurant chose none (C9-06, O9-23).

export const DEFAULT_HERO = '/hero-food-default.jpg';
