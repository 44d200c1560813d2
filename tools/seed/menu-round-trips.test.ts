// Every demo restaurant's menu goes out as a file and comes back the same.
import { exportMenu } from '@bite/shared/catalogue/exchange/bite-menu';
import { exportCsv } from '@bite/shared/catalogue/exchange/export-csv';
import { emptyMenu, type Menu, menuKinds, menuSchemas } from '@bite/shared/catalogue/menu.schema';
import { collections, paths } from '@bite/shared/paths';
import { restaurant as restaurantSchema } from '@bite/shared/tenancy/restaurant.schema';
import { withoutKeys } from '@bite/shared/testing/without-keys';
import { describe, expect, it } from 'vitest';
import { aPlace } from '../../functions/src/testing/a-place.ts';
import { memoryImports } from '../../functions/src/testing/memory-imports.ts';
import { demoDocuments, placedRestaurants } from './demo-data.ts';

const documents = demoDocuments(
  '2026-07-15T18:30:00.000Z',
  (_, look) => `https://pictures.example/${look.name}`,
);

const restaurants = placedRestaurants.map(({ demo, at }) => {
  const menu = emptyMenu();
  for (const kind of menuKinds) {
    const folder = `${paths.restaurantCollection(at, collections[kind])}/`;
    const own = documents.filter(({ path }) => path.startsWith(folder));
    (menu[kind] as unknown[]) = own.map(({ value }) => menuSchemas[kind].parse(value));
  }
  const record = documents.find(({ path }) => path === paths.restaurant(at));
  return { name: demo.name, menu, restaurant: restaurantSchema.parse(record?.value) };
});

/** A restaurant with another's money and an empty menu. */
const another = ({ settings }: (typeof restaurants)[number]['restaurant'], menu: Partial<Menu> = {}) =>
  memoryImports(menu, aPlace({ restaurant: { settings } }));

describe.each(restaurants)('the menu of $name', ({ menu, restaurant }) => {
  const about = { restaurant: '', currency: restaurant.settings.currency, isWhole: true, prepStations: [] };
  const file = JSON.stringify(exportMenu(menu, about));

  it('C3-12 comes back from its export at another restaurant as the same menu', async () => {
    const imports = another(restaurant);
    await imports.bring({ format: 'bite', text: file });
    expect(withoutKeys(exportMenu(imports.catalogue.menu, about))).toEqual(withoutKeys(JSON.parse(file)));
  });

  it('is not changed by its own export or table', async () => {
    const imports = another(restaurant, structuredClone(menu));
    const texts = { bite: file, csv: await exportCsv(menu) } as const;
    for (const format of ['bite', 'csv'] as const) {
      const { import: checked, faults } = await imports.check({ format, text: texts[format] });
      expect(faults).toEqual([]);
      expect(checked?.report.changes).toEqual([]);
    }
  });

  it('comes back from its table at another restaurant over the columns that it has', async () => {
    const { taxRates, modifierGroups } = menu;
    const imports = another(restaurant, structuredClone({ taxRates, modifierGroups }));
    const table = await exportCsv(menu);
    await imports.bring({ format: 'csv', text: table });
    expect(withoutIds(await exportCsv(imports.catalogue.menu))).toEqual(withoutIds(table));
  });
});

/** The lines without their ids; in which order groups stand has no column. */
const withoutIds = (table: string): string[] =>
  table
    .split('\r\n')
    .map((line) => line.slice(line.indexOf(',') + 1))
    .sort();
