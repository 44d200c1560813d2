// Words in which a demo menu is written down, so that it reads like a menu. Ids, guids and references come later.

import type { MenuGroupInput } from '@bite/shared/catalogue/menu-group.schema';
import type { TaxRateInput } from '@bite/shared/catalogue/tax-rate.schema';
import type { Look } from './pictures/look.ts';

export interface Option {
  name: string;
  price: number;
  calories?: number;
}

/** A modifier group: known by its identity, whoever offers it. */
export interface Choice {
  name: string;
  isRequired: boolean;
  min: number;
  max?: number;
  /** One option may be had twice. */
  mayRepeat: boolean;
  /** One price for the whole group, however much is picked. */
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

/** Exactly one must be picked. */
export function oneOf(name: string, options: Options): Choice {
  return { name, isRequired: true, min: 1, max: 1, mayRepeat: false, options: optionsOf(options) };
}

/** One may be picked, or none. */
export function maybeOneOf(name: string, options: Options): Choice {
  return { name, isRequired: false, min: 0, max: 1, mayRepeat: false, options: optionsOf(options) };
}

/** From none up to `max`; `mayRepeat` lets a diner have the same twice, `groupPrice` is one price for all. */
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

/** A tax rate: known by its identity, whoever owes it. */
export type Tax = Omit<TaxRateInput, 'taxRateId' | 'guid' | 'createdAt' | 'updatedAt'>;

/** One price, prices by size, or a price that the diner names. */
export type Price = number | Readonly<Record<string, number>> | 'open';

export interface DishOptions {
  calories?: number;
  look?: Look;
  choices?: readonly Choice[];
  hasAlcohol?: boolean;
  /** Shown, but not for sale online. */
  isOfflineOnly?: boolean;
  /** Absent = the restaurant's default rates; [] = untaxed. */
  taxes?: readonly Tax[];
  isTaxIncluded?: boolean;
  isUntaxedToGo?: boolean;
  /** What the kitchen calls it. */
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
  /** A text names a dish of another section. */
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
