// Tells a guest what happened to the order, in one message: once, and only while it is true. A message is claimed right before it
// is handed over and noted right after. If the process ends between the two, or the service does not answer, nobody knows
// whether it was sent: it is not sent again by itself, and staff see that (docs/decisions/058-what-guests-are-told.md).
import { HOUR } from '@bite/shared/kernel/durations';
import { plainAddress } from '@bite/shared/kernel/plain-address';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { MessageReason, OrderMessage } from '@bite/shared/ordering/order-message.schema';
import {
  isStillTrue,
  type LastTold,
  type MessageChannel,
  type MessageKind,
  tellsGuestMore,
} from '@bite/shared/ordering/order-messages';
import type { PushDevice } from '@bite/shared/ordering/push-devices';
import type { RestaurantRef } from '@bite/shared/paths';
import type { GuestMessages } from '@bite/shared/tenancy/guest-messages.schema';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { timezoneOf } from '@bite/shared/tenancy/timezone-of';
import { restaurantsOf, tenants } from '../../collections/collections.ts';
import { siteOf } from '../../domains/site-of.ts';
import type { Attempt } from '../../due-work/attempt-work.ts';
import type { WorkData } from '../../due-work/due-work.ts';
import { orderMail } from '../../mail/order/order-mail.ts';
import { orderNotification } from '../../mail/order/order-notification.ts';
import { orderText } from '../../mail/order/order-text.ts';
import type { Allowances } from '../../ports/allowances.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { Orders } from '../../ports/orders.ts';
import type { PushSender } from '../../ports/push-sender.ts';
import type { RecordCollection, RecordStore } from '../../ports/records.ts';
import { outcomeOf, type SendingOutcome } from '../../ports/sending.ts';
import type { Texter } from '../../ports/texter.ts';
import { orderMessagesOf } from './order-messages.ts';
import { forgetDevice, pushDevicesOf, storedDeviceId } from './push-devices.ts';
import { textNumberOf } from './text-number.ts';
import { newTrackingLink } from './tracking-link.ts';

export interface SendOrderMessageDeps {
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
  orders: Pick<Orders, 'find' | 'change' | 'addTrackingLink'>;
  mailer: Mailer;
  /** Absent where the installation has no account for text messages. */
  texter?: Texter | undefined;
  /** Absent where the installation has no key for notifications. */
  pushSender?: Pick<PushSender, 'send'> | undefined;
  /** Count what one address or number gets. */
  allowances: Allowances;
  /** 'https://order.bite.example': the guests' site, for restaurants without a domain of their own. */
  siteOrigin?: string | undefined;
  /** Milliseconds. */
  now: () => number;
}

interface Facts {
  message: OrderMessage;
  order: Order;
  restaurant: Restaurant;
  timezone: string;
  /** Of a push, unless it is told no more. */
  device?: PushDevice | undefined;
}

/**
 * What one address, number or device gets in an hour, of all restaurants: whoever orders with somebody else's is not to fill their mailbox.
 * Counted here and not where orders are placed, so that it keeps nobody from ordering and refused orders count for nothing.
 */
const MOST_AN_HOUR: Readonly<Record<MessageChannel, number>> = { mail: 40, text: 20, push: 40 };

/** The messages of one order, at most: events are few, and so are devices. */
const MOST = 300;

/** Does nothing to a message that is settled. Throws if it is to be tried again, and if that was the last try. */
export async function sendOrderMessage(
  deps: SendOrderMessageDeps,
  { messageId, ...place }: WorkData<'sendOrderMessage'>,
  { isLast }: Attempt,
): Promise<void> {
  const at = orderMessagesOf(place);
  const message = await deps.records.get(at, messageId);
  if (!message || !isPending(message)) return;
  if (message.state === 'sending') {
    await settle(deps, at, messageId, message, 'failed', 'unclear');
    return;
  }
  const facts = await factsOf(deps, place, message);
  const reason = facts ? (whyNot(deps, facts) ?? (await whyNoMore(deps, facts))) : 'movedOn';
  if (!facts || reason) {
    await settle(deps, at, messageId, message, 'skipped', reason);
    return;
  }
  const send = await prepared(deps, messageId, facts);
  const claimed = await claim(deps, at, messageId, message);
  if (!claimed) return;
  try {
    await send();
  } catch (error) {
    const outcome = outcomeOf(error);
    await noteFailure(deps, at, messageId, claimed, outcome, isLast);
    // It has uninstalled us, or is not there any more.
    if (outcome === 'refused' && message.channel === 'push')
      await forgetDevice(deps, place, message.orderGuid, message.to);
    if (outcome === 'notSent') throw error;
    return;
  }
  await settle(deps, at, messageId, claimed, 'sent');
}

/** What was given up for an outage may be repeated by a site administrator. */
const isPending = ({ state, reason }: OrderMessage): boolean =>
  state === 'waiting' || state === 'sending' || (state === 'failed' && reason === 'unavailable');

async function factsOf(
  { records, orders, now }: SendOrderMessageDeps,
  place: RestaurantRef,
  message: OrderMessage,
): Promise<Facts | undefined> {
  const { channel, to, orderGuid } = message;
  const [order, restaurant, tenant, device] = await Promise.all([
    orders.find(place, message.orderGuid),
    records.get(restaurantsOf(place.tenantId), String(place.restaurantId)),
    records.get(tenants, String(place.tenantId)),
    channel === 'push' ? records.get(pushDevicesOf(place), storedDeviceId(orderGuid, to)) : undefined,
  ]);
  if (!order || !restaurant || !tenant) return undefined;
  const isTold = order.pushDevices?.includes(to) && device && Date.parse(device.expiresAt) > now();
  const timezone = timezoneOf(restaurant, tenant);
  return { message, order, restaurant, timezone, device: isTold ? device : undefined };
}

const switches: Readonly<Record<MessageKind, keyof GuestMessages['mails']>> = {
  received: 'received',
  accepted: 'accepted',
  ready: 'ready',
  onItsWay: 'ready',
  cancelled: 'cancelled',
  restored: 'cancelled',
  // A receipt for money.
  refunded: 'received',
};

function whyNot({ texter, pushSender }: SendOrderMessageDeps, facts: Facts): MessageReason | undefined {
  const { message, order, restaurant } = facts;
  const { mails, texts, notifications } = restaurant.settings.guestMessages;
  const isOn = { mail: mails[switches[message.kind]], text: texts, push: notifications };
  const isSetUp = { mail: true, text: texter !== undefined, push: pushSender !== undefined };
  if (!isOn[message.channel]) return 'switchedOff';
  if (!isStillTrue(order, message)) return 'movedOn';
  if (!isSetUp[message.channel]) return 'notSetUp';
  const recipient = recipientOf(facts);
  return 'refused' in recipient ? recipient.refused : undefined;
}

type Recipient = { to: string } | { refused: MessageReason };

function recipientOf({ message: { channel, to }, order, restaurant, device }: Facts): Recipient {
  if (channel === 'push') return device ? { to } : { refused: 'noAddress' };
  if (channel === 'mail') return to.includes('@') ? { to } : { refused: 'noAddress' };
  const found = textNumberOf(to, order.totals.currency, restaurant);
  return 'number' in found ? { to: found.number } : found;
}

/** A message that waits for another try was counted with its first. Throws if nobody can count. */
async function whyNoMore(
  { allowances, now }: SendOrderMessageDeps,
  facts: Facts,
): Promise<MessageReason | undefined> {
  const { channel, attempts } = facts.message;
  const recipient = recipientOf(facts);
  if (attempts > 0 || 'refused' in recipient) return undefined;
  const hour = Math.floor(now() / HOUR);
  const key = `order ${channel} ${plainAddress(recipient.to)} ${hour}`;
  const allowance = { max: MOST_AN_HOUR[channel], endsAt: (hour + 1) * HOUR };
  return (await allowances.take(key, allowance, 1)) > 0 ? undefined : 'tooMany';
}

/** Everything that may fail before it is handed over. */
async function prepared(
  deps: SendOrderMessageDeps,
  messageId: string,
  facts: Facts,
): Promise<() => Promise<void>> {
  const { order, restaurant, timezone, message, device } = facts;
  const { mails } = restaurant.settings.guestMessages;
  const isMailed = mails[switches[message.kind]] && order.customer.email.includes('@');
  const telling = { restaurantName: restaurant.name, isMailed };
  if (message.channel === 'push') {
    const notification = orderNotification(message.kind, order, telling);
    return async () => {
      if (device) await deps.pushSender?.send(device, notification);
    };
  }
  if (message.channel === 'text') {
    const text = orderText(message.kind, order, telling);
    const recipient = recipientOf(facts);
    return async () => {
      if ('to' in recipient) await deps.texter?.send({ to: recipient.to, text });
    };
  }
  const site = await siteOf(deps, restaurant);
  const trackingUrl = site && (await newTrackingLink(deps, order, site));
  const mail = orderMail({ id: messageId, ...message, order, restaurant, timezone, trackingUrl });
  return () => deps.mailer.send(mail);
}

/** Undefined if somebody else has it, or if the guest knows it already, which is then noted. */
function claim(
  { records, now }: SendOrderMessageDeps,
  at: RecordCollection<OrderMessage>,
  messageId: string,
  expected: OrderMessage,
): Promise<OrderMessage | undefined> {
  return records.transact(async (transaction) => {
    const message = await transaction.get(at, messageId);
    const where = [{ field: 'orderGuid', is: '==', value: expected.orderGuid }] as const;
    const all = await transaction.find(at, { where, limit: MOST });
    if (!message || !isSame(message, expected)) return undefined;
    const others = all.filter(({ id }) => id !== messageId).map(({ record }) => record);
    const changedAt = new Date(now()).toISOString();
    const { reason: _, ...rest } = message;
    if (!tellsGuestMore(message.kind, lastTold(others, message))) {
      transaction.set(at, messageId, { ...rest, state: 'skipped', reason: 'known', changedAt });
      return undefined;
    }
    const claimed = { ...rest, state: 'sending' as const, attempts: message.attempts + 1, changedAt };
    transaction.set(at, messageId, claimed);
    return claimed;
  });
}

const isSame = (one: OrderMessage, other: OrderMessage): boolean =>
  one.state === other.state && one.attempts === other.attempts && one.repeats === other.repeats;

/** By the latest message that the guest may have got by the same channel, on the same device. */
function lastTold(others: readonly OrderMessage[], { channel, to }: OrderMessage): LastTold {
  const [latest] = others
    .filter((one) => one.channel === channel && (channel !== 'push' || one.to === to) && mayHaveArrived(one))
    .flatMap(({ kind, eventId }) => (kind === 'refunded' ? [] : [{ kind, eventId }]))
    .sort((one, other) => Number(other.eventId) - Number(one.eventId));
  return latest?.kind;
}

const mayHaveArrived = ({ state, reason }: OrderMessage): boolean =>
  state === 'sent' || state === 'sending' || reason === 'unclear';

async function noteFailure(
  deps: SendOrderMessageDeps,
  at: RecordCollection<OrderMessage>,
  messageId: string,
  claimed: OrderMessage,
  outcome: SendingOutcome,
  isLast: boolean,
): Promise<void> {
  if (outcome !== 'notSent') return settle(deps, at, messageId, claimed, 'failed', outcome);
  await settle(deps, at, messageId, claimed, isLast ? 'failed' : 'waiting', 'unavailable');
}

/** Unless it has changed since. */
async function settle(
  { records, now }: Pick<SendOrderMessageDeps, 'records' | 'now'>,
  at: RecordCollection<OrderMessage>,
  messageId: string,
  before: OrderMessage,
  state: OrderMessage['state'],
  reason?: MessageReason,
): Promise<void> {
  await records.transact(async (transaction) => {
    const message = await transaction.get(at, messageId);
    if (!message || !isSame(message, before)) return;
    const { reason: _, ...rest } = message;
    const changedAt = new Date(now()).toISOString();
    transaction.set(at, messageId, { ...rest, state, ...(reason && { reason }), changedAt });
  });
}
