// The messages that a guest gets about an order. They are stored in the commit of the event that they tell of, each with the due
// work that sends it (docs/decisions/058-what-guests-are-told.md).
import { DAY } from '@bite/shared/kernel/durations';
import type { Order } from '@bite/shared/ordering/order.schema';
import { type OrderMessage, orderMessage } from '@bite/shared/ordering/order-message.schema';
import { messagesOf, type PlannedMessage } from '@bite/shared/ordering/order-messages';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import { type DueWork, dueWork, newWork } from '../../due-work/due-work.ts';
import type { DueWorkQueue } from '../../ports/due-work-queue.ts';
import type { OrderChange } from '../../ports/orders.ts';
import type { RecordCollection, RecordToSet } from '../../ports/records.ts';
import { expiring } from '../../ports/time-to-live.ts';
import { forgettingRecords } from './push-devices.ts';

/** tenants/../restaurants/../order_messages/{messageId} */
export const orderMessagesOf = (place: RestaurantRef): RecordCollection<OrderMessage> => ({
  path: paths.restaurantCollection(place, collections.orderMessages),
  schema: orderMessage,
});

/** What the lists need beyond Firestore's automatic indexes; firestore.indexes.json holds the union. */
export const indexes = [
  {
    collectionGroup: collections.orderMessages,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'state', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'DESCENDING' },
    ],
  },
];
export const fieldOverrides = [expiring(collections.orderMessages)];

/** How long a message is kept: it names a guest. */
export const MESSAGES_KEPT = 30 * DAY;

/** An event tells one thing, in each channel once, and on each device. */
const messageIdOf = ({ guid }: Pick<Order, 'guid'>, { eventId, channel, deviceId }: PlannedMessage): string =>
  [guid, eventId, channel, ...(deviceId ? [deviceId] : [])].join('-');

/** @param repeats How often staff have had it sent again: each time is work of its own. */
export function messageWork(
  { tenantId, restaurantId }: RestaurantRef,
  messageId: string,
  now: number,
  { dueAt = now, repeats = 0 }: { dueAt?: number; repeats?: number } = {},
): DueWork {
  const id = `message-${messageId}${repeats === 0 ? '' : `-${repeats}`}`;
  return newWork('sendOrderMessage', { tenantId, restaurantId, messageId }, now, { dueAt, id });
}

interface Announced {
  messageId: string;
  message: OrderMessage;
  work: DueWork;
}

const addressOf = ({ customer }: Order, { channel, deviceId = '' }: PlannedMessage): string =>
  ({ mail: customer.email, text: customer.phone, push: deviceId })[channel];

/** Depends on the order alone, so that each try of a transaction makes the same. */
function announcementOf(order: Order, known: number): Announced[] {
  return messagesOf(order, known).map((planned) => {
    const messageId = messageIdOf(order, planned);
    const { eventId, kind, channel, dueAt } = planned;
    const createdAt = order.history.find(({ id }) => id === eventId)?.at ?? order.updatedAt;
    const made = Date.parse(createdAt);
    const message: OrderMessage = {
      orderGuid: order.guid,
      orderNumber: order.orderNumber,
      eventId,
      kind,
      channel,
      to: addressOf(order, planned),
      state: 'waiting',
      attempts: 0,
      repeats: 0,
      createdAt,
      dueAt: new Date(dueAt).toISOString(),
      changedAt: createdAt,
      expiresAt: new Date(made + MESSAGES_KEPT).toISOString(),
    };
    return { messageId, message, work: messageWork(order, messageId, made, { dueAt }) };
  });
}

/** What to store with an order whose events after the first `known` are new. */
export function messageRecords(order: Order, known: number): RecordToSet[] {
  const at = orderMessagesOf(order);
  return announcementOf(order, known).flatMap(({ messageId, message, work }) => [
    { at, id: messageId, record: message },
    { at: dueWork, ...work },
  ]);
}

/** The change with the messages of its events, and with what ends with the order. */
export function announced(change: OrderChange | undefined, before: Order): OrderChange | undefined {
  if (!change) return undefined;
  const records = [
    ...messageRecords(change.order, before.history.length),
    ...forgettingRecords(change.order, before),
  ];
  return records.length === 0 ? change : { ...change, records: [...(change.records ?? []), ...records] };
}

/** Has the messages of a commit sent when they are due, rather than by the schedule up to a minute later. Never throws. */
export async function requestMessages(queue: DueWorkQueue, order: Order, known: number): Promise<void> {
  for (const { work } of announcementOf(order, known)) {
    const { createdAt: storedAt = order.updatedAt, dueAt: due = storedAt } = work.record;
    await queue.attempt({ workId: work.id, storedAt, due });
  }
}
