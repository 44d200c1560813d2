// Everything that is kept about a diner, to take along.
import type { Answers } from '@bite/shared/api/answers';
import { favouritesOf } from '../collections/favourites.ts';
import { everyPointsEntry } from '../collections/points.ts';
import { unauthenticated } from '../identity/authenticate.ts';
import type { Orders } from '../ports/orders.ts';
import type { RecordReader } from '../ports/records.ts';
import type { Diner } from './authenticate-diner.ts';
import { customers } from './customers.ts';
import { dinerSessions } from './diner-session.ts';

export interface ExportDinerDeps {
  orders: Pick<Orders, 'everyOrderOf'>;
  records: Pick<RecordReader, 'get' | 'find'>;
  now: () => number;
}

/** Of each list. */
const MOST = 1000;

export async function exportDiner(
  { orders, records, now }: ExportDinerDeps,
  { uid }: Diner,
): Promise<Answers['exportDiner']> {
  const where = [{ field: 'uid', is: '==', value: uid }] as const;
  const [customer, placed, sessions, points, favourites] = await Promise.all([
    records.get(customers, uid),
    orders.everyOrderOf(uid, MOST),
    records.find(dinerSessions, { where, limit: MOST }),
    records.find(everyPointsEntry, { where, limit: MOST }),
    records.find(favouritesOf(uid), { limit: MOST }),
  ]);
  if (!customer) throw unauthenticated();
  return {
    exportedAt: new Date(now()).toISOString(),
    account: { ...customer },
    sessions: sessions.map(({ record: { uid: _, ...session } }) => session),
    orders: placed.map((order) => ({
      orderNumber: order.orderNumber,
      restaurantGuid: order.restaurantGuid,
      placedAt: order.createdAt,
      type: order.type,
      status: order.status,
      customer: order.customer,
      ...(order.fulfilment.address && { address: order.fulfilment.address }),
      ...(order.fulfilment.instructions && { instructions: order.fulfilment.instructions }),
      ...(order.customerNotes && { note: order.customerNotes }),
      ...(order.allergies && { allergies: order.allergies }),
      items: order.items.map(({ name, quantity, notes, lineTotal, menuItemId }) => {
        const thumb = order.thumbs?.[menuItemId];
        return { name, quantity, lineTotal, ...(notes && { notes }), ...(thumb && { thumb }) };
      }),
      currency: order.totals.currency,
      total: order.totals.total,
    })),
    points: points.map(({ record: { uid: _, ...entry } }) => entry),
    favourites: favourites.map(({ record }) => record),
  };
}
