// A diner's points at one restaurant.
import type { Answers } from '@bite/shared/api/answers';
import { findReadable } from '../collections/find-readable.ts';
import { pointsAccountsOf, pointsEntriesOf } from '../collections/points.ts';
import { menuOf } from '../ordering/menu-of.ts';
import type { RecordReader } from '../ports/records.ts';
import type { Storefronts } from '../ports/storefronts.ts';
import type { Diner } from './authenticate-diner.ts';

const SHOWN = 20;

/** Throws RESTAURANT_NOT_FOUND. */
export async function readOwnPoints(
  { records, storefronts }: { records: Pick<RecordReader, 'get' | 'find'>; storefronts: Storefronts },
  { uid }: Diner,
  { restaurantGuid }: { restaurantGuid: string },
): Promise<Answers['getDinerPoints']> {
  const { place } = await menuOf(storefronts, restaurantGuid);
  const [account, { found }] = await Promise.all([
    records.get(pointsAccountsOf(place), uid),
    findReadable(records, pointsEntriesOf(place), {
      where: [{ field: 'uid', is: '==', value: uid }],
      orderBy: { field: 'at', direction: 'desc' },
      limit: SHOWN,
    }),
  ]);
  return {
    balance: account?.balance ?? 0,
    entries: found.map(({ record: { uid: _, ...entry } }) => entry),
  };
}
