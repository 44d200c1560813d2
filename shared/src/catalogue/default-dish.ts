// The placeholder picture of a dish (C9-06, O9-23).

export const DEFAULT_DISH = '/images/default-dish.jpg';
