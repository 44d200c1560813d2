// Everything that is kept about a diner, to take along.

import type { Answers } from '@bite/shared/api/answers';
import { DAY } from '@bite/shared/kernel/durations';
import { portionsOf } from '@bite/shared/kernel/portions';
import type { Order } from '@bite/shared/ordering/order.schema';
import { favouritesOf } from '../collections/favourites.ts';
import { findReadable } from '../collections/find-readable.ts';
import { everyPointsEntry } from '../collections/points.ts';
import { savedCardsOf } from '../collections/saved-cards.ts';
import { unauthenticated } from '../identity/authenticate.ts';
import { everyCart } from '../ordering/carts/customers-cart.ts';
import { MESSAGES_KEPT, orderMessagesOf } from '../ordering/messages/order-messages.ts';
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

type Exported = Answers['exportDiner'];

/** Of each list: an order a day for thirteen years. Whoever has more is told which list was cut. */
const MOST = 5000;
const MOST_OF_AN_ORDER = 100;
/** Orders whose messages are read at the same time. */
const AT_ONCE = 10;

export async function exportDiner(deps: ExportDinerDeps, { uid }: Diner): Promise<Exported> {
  const { orders, records, now } = deps;
  const own = (field: string) => ({ where: [{ field, is: '==', value: uid }] as const, limit: MOST });
  const [customer, placed, sessions, points, carts, favourites, cards] = await Promise.all([
    records.get(customers, uid),
    orders.everyOrderOf(uid, MOST),
    findReadable(records, dinerSessions, own('uid')),
    findReadable(records, everyPointsEntry, own('uid')),
    findReadable(records, everyCart, own('customerId')),
    findReadable(records, favouritesOf(uid), { limit: MOST }),
    findReadable(records, savedCardsOf(uid), { limit: MOST }),
  ]);
  if (!customer) throw unauthenticated();
  const lists = {
    orders: placed.orders,
    sessions: sessions.found,
    points: points.found,
    carts: carts.found,
    favourites: favourites.found,
  };
  const cut = Object.entries(lists).flatMap(([name, { length }]) => (length === MOST ? [name] : []));
  return {
    exportedAt: new Date(now()).toISOString(),
    account: { ...customer },
    sessions: sessions.found.map(({ record: { uid: _, ...session } }) => session),
    orders: placed.orders.map(exportedOrder),
    messages: await messagesOf(deps, placed.orders),
    carts: carts.found.map(({ record: { tenantId, restaurantId, items, createdAt, updatedAt } }) => ({
      ...{ tenantId, restaurantId, createdAt, updatedAt },
      items: items.map(({ name, quantity, totalPrice, notes }) => ({
        ...{ name, quantity, totalPrice },
        ...(notes && { notes }),
      })),
    })),
    points: points.found.map(({ record: { uid: _, ...entry } }) => entry),
    favourites: favourites.found.map(({ record }) => record),
    cards: cards.found.map(({ record: { brand, lastFour, expiry, restaurantName, createdAt } }) => ({
      ...(brand && { brand }),
      ...{ lastFour, expiry, restaurantName, createdAt },
    })),
    ...(cut.length > 0 && { cut }),
  };
}

const exportedOrder = (order: Order): Exported['orders'][number] => ({
  orderNumber: order.orderNumber,
  restaurantGuid: order.restaurantGuid,
  placedAt: order.createdAt,
  type: order.type,
  status: order.status,
  customer: order.customer,
  ...(order.fulfilment.address && { address: order.fulfilment.address }),
  ...(order.fulfilment.instructions && { instructions: order.fulfilment.instructions }),
  ...(order.fulfilment.arrivalNote && { arrivalNote: order.fulfilment.arrivalNote }),
  ...(order.customerNotes && { note: order.customerNotes }),
  ...(order.allergies && { allergies: order.allergies }),
  ...(order.textMessages && { textMessages: order.textMessages }),
  ...(order.pushDevices && { pushDevices: order.pushDevices }),
  items: order.items.map(({ name, quantity, notes, lineTotal, menuItemId }) => {
    const thumb = order.thumbs?.[menuItemId];
    return { name, quantity, lineTotal, ...(notes && { notes }), ...(thumb && { thumb }) };
  }),
  ...(order.promotion && {
    promotion: { code: order.promotion.code, name: order.promotion.name, amount: order.promotion.amount },
  }),
  ...(order.pointsSpent && { pointsSpent: order.pointsSpent }),
  tip: order.totals.tip,
  currency: order.totals.currency,
  total: order.totals.total,
});

/** What was mailed, texted and shown on devices; older messages are not kept. */
async function messagesOf(
  { records, now }: ExportDinerDeps,
  orders: readonly Order[],
): Promise<Exported['messages']> {
  // A day more: they are removed by the clock of the database.
  const since = new Date(now() - MESSAGES_KEPT - DAY).toISOString();
  const recent = orders.filter(({ updatedAt }) => updatedAt >= since);
  const messages: Exported['messages'] = [];
  for (const portion of portionsOf(recent, AT_ONCE)) {
    const found = await Promise.all(
      portion.map((order) =>
        findReadable(records, orderMessagesOf(order), {
          where: [{ field: 'orderGuid', is: '==', value: order.guid }],
          limit: MOST_OF_AN_ORDER,
        }),
      ),
    );
    for (const { record } of found.flatMap((each) => each.found)) {
      const { orderNumber, kind, channel, to, state, createdAt } = record;
      messages.push({ orderNumber, kind, channel, to, state, createdAt });
    }
  }
  return messages;
}
