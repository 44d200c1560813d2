// The rules that money and kitchens depend on, by area. A pattern without files is an error, not an empty area.
import { globSync } from 'node:fs';
import { root } from '../root.ts';

export const areas = {
  pricing: [
    'shared/src/ordering/{line,quote,taxes,discounts,tips,points,pricing-checks}.ts',
    'shared/src/catalogue/{group-pricing,item-price}.ts',
    'shared/src/kernel/money.ts',
  ],
  selection: ['shared/src/ordering/selection.ts'],
  cart: ['shared/src/ordering/{cart,cart-*,checkout-checks}.ts'],
  hours: ['shared/src/tenancy/hours.ts', 'shared/src/kernel/time.ts'],
  transitions: [
    'shared/src/kernel/transitions.ts',
    'shared/src/ordering/{transitions,board}.ts',
    'shared/src/tenancy/status.ts',
  ],
} as const satisfies Record<string, readonly string[]>;

export type AreaName = keyof typeof areas;

/** The area's files, from the project's root, without tests and schemas. */
export function filesOf(area: AreaName): string[] {
  return areas[area].flatMap((pattern) => {
    const files = globSync(pattern, { cwd: root }).filter((path) => !/\.(test|schema)\.ts$/.test(path));
    if (files.length === 0) throw new Error(`${pattern} of ${area} matches no file`);
    return files;
  });
}
