// The rules on which money and kitchens depend, by area. A pattern that matches nothing is an error, not an empty area.
import { globSync } from 'node:fs';
import { root } from '../root.ts';

export const areas = {
  pricing: [
    'shared/src/ordering/{line,quote,taxes,discounts,tips,loyalty,pricing-checks}.ts',
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

/** The area's files, from the project's root; tests and schemas are left out. */
export function filesOf(area: AreaName): string[] {
  return areas[area].flatMap((pattern) => {
    const files = globSync(pattern, { cwd: root }).filter((path) => !/\.(test|schema)\.ts$/.test(path));
    if (files.length === 0) throw new Error(`${pattern} of ${area} matches no file`);
    return files;
  });
}
