// Deletes a diner's account: the person, sessions, points, favourites, and the name behind every order. Orders stay with what taxes ask
// for. One that is still being made keeps its name until it is over: the kitchen must be able to reach its guest.
import { DAY, HOUR } from '@bite/shared/kernel/durations';
import { kitchenItemsWithoutPerson, withoutPerson } from '@bite/shared/ordering/erased-order';
import type { Order } from '@bite/shared/ordering/order.schema';
import { GUEST } from '@bite/shared/ordering/order-actors';
import type { RestaurantRef } from '@bite/shared/paths';
import { favouritesOf } from '../collections/favourites.ts';
import { asStored } from '../collections/find-readable.ts';
import { everyPointsAccount, everyPointsEntry } from '../collections/points.ts';
import { dueWork, newWork } from '../due-work/due-work.ts';
import { removeCartsOf } from '../ordering/carts/remove-carts.ts';
import { orderMessagesOf } from '../ordering/messages/order-messages.ts';
import { pushDevicesOf } from '../ordering/messages/push-devices.ts';
import { forgetCards } from '../payments/forget-card.ts';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { Orders } from '../ports/orders.ts';
import {
  type Found,
  type RecordCollection,
  type RecordCollectionGroup,
  type RecordStore,
  UnreadableRecord,
} from '../ports/records.ts';
import type { Diner } from './authenticate-diner.ts';
import { customers } from './customers.ts';
import { endAllDinerSessions } from './end-diner-sessions.ts';
import { customerIdentities } from './providers/customer-identity.ts';

export interface DeleteDinerDeps {
  orders: Pick<Orders, 'everyOrderOf' | 'change'>;
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
  dueWorkQueue: DueWorkQueue;
  now: () => number;
}

const AT_ONCE = 100;
/** How soon an order that was open is looked at again. */
const LOOKED_AFTER = 6 * HOUR;
/** An order that nobody has closed so long after its time is over. */
const FORGOTTEN_AFTER = 7 * DAY;

/** Nobody can sign in as them from now on; the rest follows as due work. */
export async function deleteDiner(deps: DeleteDinerDeps, { uid }: Diner): Promise<void> {
  const work = newWork('eraseDiner', { uid }, deps.now(), { id: `eraseDiner-${uid}` });
  // An order or a cart may be on its way, by somebody who was signed in a moment ago.
  const again = newWork('eraseDiner', { uid }, deps.now(), {
    dueAt: deps.now() + DAY,
    id: `eraseDiner-${uid}-again`,
  });
  await deps.records.transact(async (transaction) => {
    transaction.delete(customers, uid);
    for (const { id, record } of [work, again]) transaction.set(dueWork, id, record);
  });
  const { createdAt: storedAt, dueAt: due } = work.record;
  if (storedAt !== undefined && due !== undefined)
    await deps.dueWorkQueue.attempt({ workId: work.id, storedAt, due });
}

/**
 * May run again after a failure: it goes on with what is left, and later with orders that are still open. Throws at the end if an order failed, or cannot be read: somebody has
 * to look at that one, and everything else is gone by then.
 */
export async function eraseDiner(deps: Omit<DeleteDinerDeps, 'dueWorkQueue'>, uid: string): Promise<void> {
  await endAllDinerSessions(deps, uid);
  const { failure, hasOpen } = await eraseOrders(deps, uid);
  await removeCartsOf(deps, uid);
  await removeIdentities(deps, uid);
  await removeAll(deps, everyPointsAccount, uid);
  await removeAll(deps, everyPointsEntry, uid);
  await removeFavourites(deps, uid);
  await forgetCards(deps, uid);
  if (hasOpen) await eraseLater(deps, uid);
  if (failure !== undefined) throw failure;
}

/** Under an id of its own time: the work that is being done now is deleted when it is done. */
function eraseLater({ records, now }: Pick<DeleteDinerDeps, 'records' | 'now'>, uid: string): Promise<void> {
  const dueAt = now() + LOOKED_AFTER;
  const id = `eraseDiner-${uid}-${Math.floor(dueAt / HOUR)}`;
  const work = newWork('eraseDiner', { uid }, now(), { dueAt, id });
  return records.transact(async (transaction) => transaction.set(dueWork, id, work.record));
}

function isOpen({ status, fulfilment }: Order, now: number): boolean {
  if (status !== 'newOrder' && status !== 'inProgress') return false;
  return Date.parse(fulfilment.promisedAt) + FORGOTTEN_AFTER > now;
}

/** Goes past those that are open or fail. `failure`: why the last of them did. */
async function eraseOrders(
  deps: Omit<DeleteDinerDeps, 'dueWorkQueue'>,
  uid: string,
): Promise<{ failure?: unknown; hasOpen: boolean }> {
  // They stay, and would else fill the list.
  const passed = new Set<string>();
  let hasOpen = false;
  let failure: unknown;
  for (;;) {
    const { orders, unreadable } = await deps.orders.everyOrderOf(uid, AT_ONCE + passed.size);
    const left = orders.filter(({ guid }) => !passed.has(guid));
    const broken = unreadable.filter((guid) => !passed.has(guid));
    if (left.length === 0 && broken.length === 0) return { failure, hasOpen };
    for (const guid of broken) {
      passed.add(guid);
      failure = new UnreadableRecord(`orders/${guid}`, 'of a guest who deleted their account');
    }
    for (const order of left) {
      if (isOpen(order, deps.now())) {
        passed.add(order.guid);
        hasOpen = true;
        continue;
      }
      await eraseOrderOf(deps, order).catch((error: unknown) => {
        passed.add(order.guid);
        failure = error;
      });
    }
  }
}

async function eraseOrderOf(
  deps: Omit<DeleteDinerDeps, 'dueWorkQueue'>,
  { guid, ...place }: RestaurantRef & { guid: string },
): Promise<void> {
  // First: once the order has lost its person, nothing leads back to it.
  await removeMessages(deps, place, guid);
  const at = new Date(deps.now()).toISOString();
  await deps.orders.change(place, guid, (order, items) => ({
    order: { ...withoutPerson(order, at), createdByUserId: GUEST },
    kitchenItems: kitchenItemsWithoutPerson(items),
  }));
}

/** At most one of each provider; older customers may have a few more, of an address that moved from one account there to another. */
async function removeIdentities({ records }: Pick<DeleteDinerDeps, 'records'>, uid: string): Promise<void> {
  const where = [{ field: 'uid', is: '==', value: uid }] as const;
  const at = { path: customerIdentities.path, schema: asStored };
  const found = await records.find(at, { where, limit: AT_ONCE });
  await records.transact(async (transaction) => {
    for (const { id } of found) transaction.delete(at, id);
  });
}

/** Each message names the address or number that it went to, and each device is somebody's. */
async function removeMessages(
  deps: Pick<DeleteDinerDeps, 'records'>,
  place: RestaurantRef,
  orderGuid: string,
): Promise<void> {
  await removeOfOrder(deps, orderMessagesOf(place), orderGuid);
  await removeOfOrder(deps, pushDevicesOf(place), orderGuid);
}

async function removeOfOrder<Stored>(
  { records }: Pick<DeleteDinerDeps, 'records'>,
  at: RecordCollection<Stored>,
  orderGuid: string,
): Promise<void> {
  const where = [{ field: 'orderGuid', is: '==', value: orderGuid }] as const;
  const found = await records.find({ path: at.path, schema: asStored }, { where, limit: AT_ONCE });
  if (found.length === 0) return;
  await records.transact(async (transaction) => {
    for (const { id } of found) transaction.delete(at, id);
  });
}

async function removeFavourites({ records }: Pick<DeleteDinerDeps, 'records'>, uid: string): Promise<void> {
  const { path } = favouritesOf(uid);
  for (;;) {
    const found = await records.find({ path, schema: asStored }, { limit: AT_ONCE });
    await records.transact(async (transaction) => {
      for (const { id } of found) transaction.delete(favouritesOf(uid), id);
    });
    if (found.length < AT_ONCE) return;
  }
}

async function removeAll<Stored>(
  { records }: Pick<DeleteDinerDeps, 'records'>,
  from: RecordCollectionGroup<Stored>,
  uid: string,
): Promise<void> {
  for (;;) {
    const found = await records.find(
      { group: from.group, schema: asStored },
      {
        where: [{ field: 'uid', is: '==', value: uid }],
        limit: AT_ONCE,
      },
    );
    await records.transact(async (transaction) => {
      for (const each of found) transaction.delete({ path: parentOf(each), schema: from.schema }, each.id);
    });
    if (found.length < AT_ONCE) return;
  }
}

const parentOf = ({ path }: Pick<Found<unknown>, 'path'>): string => path.slice(0, path.lastIndexOf('/'));
