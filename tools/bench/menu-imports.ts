// What importing a large Square file costs: documents read and written for each item, which do not grow with the menu.
import { aLargeSquareFile } from '../../shared/src/testing/a-large-square-file.ts';
import type { FirestoreCount } from './count-firestore.ts';

type Row = readonly [string, string];

const perItem = ({ reads, writes, commits }: FirestoreCount, items: number, milliseconds: number): string =>
  `${(reads / items).toFixed(3)} read, ${(writes / items).toFixed(3)} written an item; ${commits} commits, ` +
  `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * @param restaurants How many items to import into each.
 * @param take Answers the documents since it was last asked.
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
