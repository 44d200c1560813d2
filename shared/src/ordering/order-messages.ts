// What guests are told about their order: which event of its history tells what, when it goes out, and whether it is still true.
import { canUndo, isCancelledOrVoided, isOnItsWay, UNDO_MILLISECONDS } from './board.ts';
import type { Order, OrderEvent } from './order.schema.ts';
import { GUEST, SYSTEM } from './order-actors.ts';
import { isDraft } from './transitions.ts';

export const messageKinds = [
  'received',
  'accepted',
  'ready',
  'onItsWay',
  'cancelled',
  'restored',
  'refunded',
] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageChannels = ['mail', 'text', 'push'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Worth a text or a notification: what a guest is waiting for away from a screen. Everything is worth a mail. */
const awaitedKinds: readonly MessageKind[] = ['ready', 'onItsWay', 'cancelled', 'restored'];

/** A second more than the undo has, so that the two never meet. */
export const AFTER_UNDO = UNDO_MILLISECONDS + 1000;

/** The action of the event by which something was given back of a payment by card. */
export const REFUND = 'refund';

type Happened = Pick<OrderEvent, 'action' | 'by' | 'from' | 'to'>;

/** What an event tells the guest of an order of this type; undefined if nothing. */
export function toldBy({ action, by, from, to }: Happened, type: Order['type']): MessageKind | undefined {
  // It was never paid, and nobody was told of it.
  if (isDraft(to)) return undefined;
  if (action === 'place') return 'received';
  if (action === REFUND) return 'refunded';
  if (isCancelledOrVoided(from) !== isCancelledOrVoided(to))
    return isCancelledOrVoided(to) ? 'cancelled' : 'restored';
  // Whoever takes a move back takes back what it would have told, or a correction makes true what was told before.
  if (action === 'undo' || action === 'correct') return undefined;
  const reaches = (state: OrderEvent['to']['lifecycleState']) =>
    to.lifecycleState === state && from.lifecycleState !== state;
  if (type === 'delivery') {
    if (reaches('served')) return 'onItsWay';
  } else if (reaches('ready')) return 'ready';
  // An order that is accepted by itself says so in the mail about its receipt.
  const isByStaff = by !== SYSTEM;
  return from.status === 'newOrder' && to.status === 'inProgress' && isByStaff ? 'accepted' : undefined;
}

/** Whether the event is the last one that told this, and what it told still holds. */
export function isStillTrue(
  order: Pick<Order, 'type' | 'status' | 'lifecycleState' | 'deliveredAt' | 'history'>,
  { kind, eventId }: { kind: MessageKind; eventId: string },
): boolean {
  // Each refund is a receipt of its own.
  if (kind === 'refunded')
    return order.history.some(({ id, refund }) => id === eventId && refund !== undefined);
  const last = order.history.findLast((event) => toldBy(event, order.type) === kind);
  return last?.id === eventId && holds[kind](order);
}

const holds: Readonly<
  Record<MessageKind, (order: Pick<Order, 'type' | 'status' | 'lifecycleState' | 'deliveredAt'>) => boolean>
> = {
  received: (order) => !isCancelledOrVoided(order),
  accepted: ({ type, status, lifecycleState }) =>
    status === 'inProgress' &&
    (lifecycleState === 'sentToKitchen' ||
      lifecycleState === 'inPreparation' ||
      // A delivery that is ready is still only accepted for whoever waits at home.
      (type === 'delivery' && lifecycleState === 'ready')),
  ready: ({ status, lifecycleState }) => status === 'inProgress' && lifecycleState === 'ready',
  onItsWay: (order) => isOnItsWay(order),
  cancelled: (order) => isCancelledOrVoided(order),
  restored: (order) => !isCancelledOrVoided(order) && order.status !== 'completed',
  refunded: () => true,
};

/** What a guest was told last of how far the order is; never of a refund, which says nothing of that. */
export type LastTold = Exclude<MessageKind, 'refunded'> | undefined;

/** Whether a guest learns something by a message. A restored order only concerns whoever was told of the cancellation. */
export const tellsGuestMore = (kind: MessageKind, last: LastTold): boolean =>
  kind === 'refunded' || (kind === 'restored' ? last === 'cancelled' : kind !== last);

export interface PlannedMessage {
  kind: MessageKind;
  channel: MessageChannel;
  eventId: string;
  /** Milliseconds. */
  dueAt: number;
  /** Of a push: the id of the device. Each is told by a message of its own, since each may fail by itself. */
  deviceId?: string;
}

/** The messages of the events that `after` has beyond the first `known`, each in the channels that the guest chose. */
export function messagesOf(
  after: Pick<Order, 'type' | 'history' | 'textMessages' | 'pushDevices' | 'source'>,
  known: number,
): PlannedMessage[] {
  if (after.source !== 'online') return [];
  return after.history.slice(known).flatMap((event): PlannedMessage[] => {
    const kind = toldBy(event, after.type);
    if (!kind) return [];
    const dueAt = Date.parse(event.at) + (mayBeTakenBack(event) ? AFTER_UNDO : 0);
    const told = { kind, eventId: event.id, dueAt };
    // Whoever cancels their own order sees that on the screen, and anybody's number can be typed: no texts by tapping.
    const isAwaited = awaitedKinds.includes(kind) && event.by !== GUEST;
    const devices = isAwaited ? (after.pushDevices ?? []) : [];
    return [
      { ...told, channel: 'mail' },
      ...(isAwaited && after.textMessages === true ? [{ ...told, channel: 'text' as const }] : []),
      ...devices.map((deviceId) => ({ ...told, channel: 'push' as const, deviceId })),
    ];
  });
}

/** By an undo on the board, or by the next tap of a cook. */
const mayBeTakenBack = (event: OrderEvent): boolean =>
  event.action === 'kitchen' || canUndo(event, Date.parse(event.at));

/** 'j…@…' and '…0123': enough to recognize an address, a number or a device that one knows. */
export function masked(to: string): string {
  const [first = ''] = to;
  return to.includes('@') ? `${first}…@…` : `…${to.slice(-4)}`;
}
