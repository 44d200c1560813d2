// Moves what older releases stored as sold out in items to the live document and the counts, which alone say so now.
import type { RestaurantRef } from '@bite/shared/paths';
import { moveSoldOut, withoutSoldOut } from '../catalogue/item-sold-out.ts';
import { recordsOf, restaurantsOf } from '../collections/collections.ts';
import { forEachRestaurant } from '../tenancy/for-each-place.ts';
import type { MigrationCounts, MigrationDeps, MigrationRun } from './migration.ts';

const PAGE = 300;

export async function moveSoldOutMarks(
  deps: MigrationDeps,
  { isDryRun, onPlace }: MigrationRun,
): Promise<MigrationCounts> {
  let changed = 0;
  const failure = 'what is sold out could not be moved';
  const { failed, unreached } = await forEachRestaurant(deps, failure, async (place) => {
    onPlace();
    const itemIds = await itemsWithMark(deps, place);
    if (itemIds.length === 0) return;
    const restaurant = await deps.records.get(restaurantsOf(place.tenantId), String(place.restaurantId));
    if (!restaurant) return;
    for (const itemId of itemIds) {
      if (!isDryRun) await moveOne(deps, place, restaurant.guid, itemId);
      changed += 1;
    }
  });
  return { changed, failed, unreached };
}

async function itemsWithMark({ records }: MigrationDeps, place: RestaurantRef): Promise<number[]> {
  const ids: number[] = [];
  let pageToken: string | undefined;
  do {
    const page = await records.page(recordsOf('items', place), {
      orderBy: { field: 'itemId' },
      limit: PAGE,
      pageToken,
    });
    ids.push(...page.found.flatMap(({ record }) => (record.soldOut ? [record.itemId] : [])));
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return ids;
}

function moveOne(
  { records, now }: MigrationDeps,
  place: RestaurantRef,
  restaurantGuid: string,
  itemId: number,
): Promise<void> {
  return records.transact(async (transaction) => {
    const items = recordsOf('items', place);
    const item = await transaction.get(items, String(itemId));
    if (!item?.soldOut) return;
    const write = await moveSoldOut(transaction, { place, restaurantGuid }, item, now());
    write({ follow: transaction.set });
    transaction.set(items, String(itemId), withoutSoldOut(item));
  });
}
