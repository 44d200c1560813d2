// Shown where the restaurant has no picture of its own (O9-23).

export const DEFAULT_DISH = '/images/default-dish.jpg';
export const DEFAULT_HERO = '/hero-food-default.jpg';
