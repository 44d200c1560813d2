// The orders of a restaurant for staff who look for one, however long ago it was placed.
import type { Answers } from '@bite/shared/api/answers';
import { DomainError } from '@bite/shared/kernel/errors';
import { restaurantNotFound } from '@bite/shared/kernel/identifier-errors';
import { guid, isoTime } from '@bite/shared/kernel/schema';
import { matchesSearch } from '@bite/shared/kernel/search-grams';
import { addDays, instantAt } from '@bite/shared/kernel/time';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { ListedOrder } from '@bite/shared/ordering/order-list.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import { timezoneOf } from '@bite/shared/tenancy/timezone-of';
import { z } from 'zod';
import { restaurantsOf } from '../collections/collections.ts';
import { assertMayIn } from '../identity/assert-may.ts';
import type { Caller } from '../identity/caller.ts';
import type { Orders, PlacedCursor } from '../ports/orders.ts';
import type { RecordReader } from '../ports/records.ts';

interface Asked {
  limit: number;
  pageToken?: string | undefined;
  /** Days by the restaurant's clock, both included. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
}

/**
 * How many orders one request of a search looks at. Names are not indexed, so that an erased guest is erased with the order, and a
 * restaurant's last weeks are a few thousand orders.
 */
export const SEARCHED_AT_ONCE = 500;
const READ_AT_ONCE = 250;

/** Newest first, without drafts: nobody has paid for them yet. Throws as assertMayIn does, and RESTAURANT_NOT_FOUND. */
export async function listOrders(
  { orders, records }: { orders: Pick<Orders, 'latestPlaced'>; records: Pick<RecordReader, 'get'> },
  { user }: Pick<Caller, 'user'>,
  place: RestaurantRef,
  { limit, pageToken, search, ...days }: Asked,
): Promise<Answers['listOrders']> {
  const tenant = await assertMayIn(records, user, 'orders.read', place);
  const restaurant = await records.get(restaurantsOf(place.tenantId), String(place.restaurantId));
  if (!restaurant) throw restaurantNotFound(place.restaurantId);
  const range = rangeOf(days, timezoneOf(restaurant, tenant));
  let after = pageToken === undefined ? undefined : cursorIn(pageToken);
  const found: Order[] = [];
  const unreadable: string[] = [];
  for (let searched = 0; ; ) {
    const atOnce = search === undefined ? limit - found.length : READ_AT_ONCE;
    const page = await orders.latestPlaced(place, { ...range, after, limit: atOnce });
    unreadable.push(...page.unreadable);
    searched += atOnce;
    const matching = page.orders.filter((order) => isListed(order, search)).slice(0, limit - found.length);
    found.push(...matching);
    // The next page goes on behind the last one that is shown.
    const isFull = found.length === limit;
    after = isFull ? found.at(-1) : page.last;
    if (!after || isFull || searched >= SEARCHED_AT_ONCE) return answerOf(found, unreadable, after, search);
  }
}

function answerOf(
  found: readonly Order[],
  unreadable: readonly string[],
  last: PlacedCursor | undefined,
  search: string | undefined,
): Answers['listOrders'] {
  return {
    orders: found.map(described),
    ...(unreadable.length > 0 && {
      unreadable: unreadable.map((recordId) => ({ recordId, reason: UNREADABLE })),
    }),
    ...(last && { nextPageToken: tokenOf(last) }),
    ...(last && search !== undefined && { searchedTo: last.createdAt }),
  };
}

function isListed(order: Order, search: string | undefined): boolean {
  if (order.lifecycleState === 'draft') return false;
  if (search === undefined) return true;
  const { name, email, phone } = order.customer;
  return matchesSearch({ texts: [order.orderNumber, name, email], phones: [phone] }, search);
}

const UNREADABLE = 'What is stored of it is not valid';

const EARLIEST = '2000-01-01';
const LATEST = '2100-01-01';

function rangeOf(
  { from = EARLIEST, to = LATEST }: Pick<Asked, 'from' | 'to'>,
  zone: string,
): { from: string; before: string } {
  const startOf = (day: string): string => new Date(instantAt(day, 0, zone)).toISOString();
  return { from: startOf(from), before: startOf(addDays(to, 1)) };
}

const cursor = z.tuple([isoTime, guid]);

const tokenOf = ({ createdAt, guid: at }: PlacedCursor): string =>
  Buffer.from(JSON.stringify([createdAt, at])).toString('base64url');

function cursorIn(token: string): PlacedCursor {
  try {
    const [createdAt, at] = cursor.parse(JSON.parse(Buffer.from(token, 'base64url').toString()));
    return { createdAt, guid: at };
  } catch {
    throw new DomainError('VALIDATION_FAILED', 'Unknown page token');
  }
}

const described = (order: Order): ListedOrder => ({
  guid: order.guid,
  orderNumber: order.orderNumber,
  createdAt: order.createdAt,
  type: order.type,
  status: order.status,
  lifecycleState: order.lifecycleState,
  paymentStatus: order.paymentStatus,
  paymentMethod: order.paymentMethod,
  ...(order.payment && { isByCard: true as const }),
  customerName: order.customer.name,
  phone: order.customer.phone,
  itemCount: order.totals.itemCount,
  total: order.totals.total,
  ...(order.refundedAmount !== undefined && { refundedAmount: order.refundedAmount }),
  currency: order.totals.currency,
});
