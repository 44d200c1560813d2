// The cost of importing a large Square file: documents read and written per item, which must not grow with the menu.
import { aLargeSquareFile } from '../../shared/src/testing/a-large-square-file.ts';
import type { FirestoreCount } from './count-firestore.ts';

type Row = readonly [string, string];

const perItem = ({ reads, writes, commits }: FirestoreCount, items: number, milliseconds: number): string =>
  `${(reads / items).toFixed(3)} read, ${(writes / items).toFixed(3)} written an item; ${commits} commits, ` +
  `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * @param restaurants The number of items to import into each.
 * @param take Returns the documents since its last call.
 */
export async function menuImports(
  restaurants: readonly { guid: string; items: number }[],
  take: () => FirestoreCount,
): Promise<Row[]> {
  const { composeMenuImport } = await import('../../functions/src/composition/menu-import.ts');
  const importer = composeMenuImport();
  const rows: Row[] = [];
  for (const { guid: restaurantGuid, items } of restaurants) {
    for (const [what, price] of [
      ['new', 450],
      ['all changed', 500],
    ] as const) {
      const file = aLargeSquareFile(items, price);
      take();
      const started = performance.now();
      await importer.run({ restaurantGuid, file });
      const spent = performance.now() - started;
      rows.push([`${items.toLocaleString('en-US')} items, ${what}`, perItem(take(), items, spent)]);
    }
  }
  return rows;
}
