// Food menus of a location in the answers of the business-listing service. Unknown fields are accepted.
import { z } from 'zod';

const text = z.string().optional();

/** `units` is a whole number as text; `nanos` are billionths of a unit. */
const price = z.looseObject({ currencyCode: text, units: z.string().optional(), nanos: z.int().optional() });
const labels = z
  .array(z.looseObject({ displayName: text, description: text, languageCode: text }))
  .default([]);
const attributes = z.looseObject({ price: price.optional() }).optional();

const item = z.looseObject({
  labels,
  attributes,
  /** Sizes, each with its price. */
  options: z.array(z.looseObject({ labels, attributes })).optional(),
});
const section = z.looseObject({ labels, items: z.array(item).default([]) });

export const serviceFoodMenu = z.looseObject({
  labels,
  sourceUrl: text,
  sections: z.array(section).default([]),
});

export const serviceFoodMenus = z.looseObject({ menus: z.array(serviceFoodMenu).default([]) });

export type ServiceFoodMenu = z.output<typeof serviceFoodMenu>;
