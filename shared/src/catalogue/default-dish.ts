// What stands for a dish that has no picture (C9-06, O9-23).

export const DEFAULT_DISH = '/images/default-dish.jpg';
