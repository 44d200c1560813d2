// Stores in each deleted record of an older release its kind, which its document's id alone said.
import type { RestaurantRef } from '@bite/shared/paths';
import { deletedRecordsOf, kindIn } from '../collections/deleted-records.ts';
import { forEachRestaurant } from '../tenancy/for-each-place.ts';
import type { MigrationCounts, MigrationDeps, MigrationRun } from './migration.ts';

const PAGE = 300;

export async function nameDeletedKinds(
  deps: MigrationDeps,
  { isDryRun, onPlace }: MigrationRun,
): Promise<MigrationCounts> {
  let changed = 0;
  const failure = 'deleted records could not be given their kind';
  const { failed, unreached } = await forEachRestaurant(deps, failure, async (place) => {
    onPlace();
    for (const documentId of await withoutKind(deps, place)) {
      if (!isDryRun) await nameOne(deps, place, documentId);
      changed += 1;
    }
  });
  return { changed, failed, unreached };
}

async function withoutKind({ records }: MigrationDeps, place: RestaurantRef): Promise<string[]> {
  const ids: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await records.page(deletedRecordsOf(place), { limit: PAGE, pageToken });
    ids.push(...page.found.flatMap(({ id, record }) => (record.kind ? [] : [id])));
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return ids.filter((id) => kindIn(id) !== undefined);
}

/** One that was brought back meanwhile is left alone. */
const nameOne = ({ records }: MigrationDeps, place: RestaurantRef, documentId: string): Promise<void> =>
  records.transact(async (transaction) => {
    const at = deletedRecordsOf(place);
    const deleted = await transaction.get(at, documentId);
    const kind = kindIn(documentId);
    if (deleted && kind) transaction.set(at, documentId, { ...deleted, kind });
  });
