// A small language in which demo menus are written, so that they read like menus. Ids, guids and references come later.

import type { MenuGroupInput } from '@bite/shared/catalogue/menu-group.schema';
import type { TaxRateInput } from '@bite/shared/catalogue/tax-rate.schema';
import type { Look } from './pictures/look.ts';

export interface Option {
  name: string;
  price: number;
  calories?: number;
}

/** A modifier group, identified by the object, whichever dish offers it. */
export interface Choice {
  name: string;
  isRequired: boolean;
  min: number;
  max?: number;
  /** The same option may be chosen twice. */
  mayRepeat: boolean;
  /** One price for the whole group, however many options are chosen. */
  groupPrice?: number;
  options: Option[];
}

/** Names alone (no charge), or prices by name; a pair is price and calories. */
type Options =
  | readonly string[]
  | Readonly<Record<string, number | readonly [price: number, calories: number]>>;

function optionsOf(options: Options): Option[] {
  if (isNames(options)) return options.map((name) => ({ name, price: 0 }));
  return Object.entries(options).map(([name, value]) => {
    if (typeof value === 'number') return { name, price: value };
    const [price, calories] = value;
    return { name, price, calories };
  });
}

const isNames = (options: Options): options is readonly string[] => Array.isArray(options);

/** Exactly one must be chosen. */
export function oneOf(name: string, options: Options): Choice {
  return { name, isRequired: true, min: 1, max: 1, mayRepeat: false, options: optionsOf(options) };
}

/** One may be chosen, or none. */
export function maybeOneOf(name: string, options: Options): Choice {
  return { name, isRequired: false, min: 0, max: 1, mayRepeat: false, options: optionsOf(options) };
}

/** From none up to `max`; `mayRepeat` allows the same option twice, `groupPrice` is one price for all. */
export function upTo(
  max: number,
  name: string,
  options: Options,
  more: Partial<Pick<Choice, 'mayRepeat' | 'groupPrice'>> = {},
): Choice {
  return { name, isRequired: false, min: 0, max, mayRepeat: false, options: optionsOf(options), ...more };
}

/** At least `min`, at most `max`. */
export function between(
  min: number,
  max: number,
  name: string,
  options: Options,
  more: Partial<Pick<Choice, 'mayRepeat' | 'groupPrice'>> = {},
): Choice {
  return { name, isRequired: true, min, max, mayRepeat: false, options: optionsOf(options), ...more };
}

/** A tax rate, identified by the object. */
export type Tax = Omit<TaxRateInput, 'taxRateId' | 'guid' | 'createdAt' | 'updatedAt'>;

/** One price, prices by size, or a price that the diner enters. */
export type Price = number | Readonly<Record<string, number>> | 'open';

export interface DishOptions {
  calories?: number;
  look?: Look;
  choices?: readonly Choice[];
  hasAlcohol?: boolean;
  /** Shown, but not sold online. */
  isOfflineOnly?: boolean;
  /** Absent = the restaurant's default rates; [] = untaxed. */
  taxes?: readonly Tax[];
  isTaxIncluded?: boolean;
  isUntaxedToGo?: boolean;
  /** The name for the kitchen. */
  kitchenName?: string;
}

export interface Dish extends DishOptions {
  name: string;
  price: Price;
  description: string;
}

export function dish(name: string, price: Price, description: string, options: DishOptions = {}): Dish {
  return { name, price, description, ...options };
}

type Serving = Pick<
  MenuGroupInput,
  'timeRange' | 'daysAvailable' | 'seasonalAvailability' | 'availability' | 'isPriority'
>;

export interface Section {
  name: string;
  description: string;
  /** A text refers to a dish of another section. */
  dishes: readonly (Dish | string)[];
  serving: Serving;
}

export function section(
  name: string,
  description: string,
  dishes: readonly (Dish | string)[],
  serving: Serving = {},
): Section {
  return { name, description, dishes, serving };
}
