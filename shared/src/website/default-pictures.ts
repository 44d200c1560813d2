// What a page shows where the restaurant chose no picture (C9-06, O9-23).

export const DEFAULT_HERO = '/hero-food-default.jpg';
