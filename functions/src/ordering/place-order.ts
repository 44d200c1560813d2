// Places an order once per idempotency key, at the prices of the restaurant's own menu.
import type { PlacedOrder } from '@bite/shared/api/answers';
import { type StockNeed, stockNeedOf } from '@bite/shared/catalogue/stock';
import { DAY } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { decimal } from '@bite/shared/kernel/money';
import { ageMessage } from '@bite/shared/ordering/alcohol';
import { currentHours } from '@bite/shared/ordering/fulfilment';
import { refuseLeaving } from '@bite/shared/ordering/leave-at-door';
import type { Order } from '@bite/shared/ordering/order.schema';
import { shortageSentence } from '@bite/shared/ordering/order-checks';
import { orderNeeds } from '@bite/shared/ordering/order-needs';
import type { PlaceOrderInput } from '@bite/shared/ordering/orders.contract';
import { promoMessages } from '@bite/shared/ordering/promotions';
import { fullSlot } from '@bite/shared/ordering/refuse-fulfilment';
import { textRefusals } from '@bite/shared/ordering/text-refusals';
import { isDraft } from '@bite/shared/ordering/transitions';
import { areCardsOff } from '@bite/shared/payments/cards-off';
import type { PaymentSetup } from '@bite/shared/payments/payment-setup.schema';
import { slotOf } from '@bite/shared/tenancy/hours';
import { hashRequest } from '../once/hash-request.ts';
import { shareInFlight } from '../once/share-in-flight.ts';
import { assertPaysAs } from '../payments/assert-pays-as.ts';
import { draftRecords, PAY_WITHIN, payUntilOf } from '../payments/draft-work.ts';
import { beginCounterOrder } from '../payments/fake-orders.ts';
import { beginDraft, endDraft, type OpenDraft } from '../payments/open-drafts.ts';
import { paymentSetupOf } from '../payments/payment-setup-of.ts';
import type { Allowances } from '../ports/allowances.ts';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { Orders, PlacedOutcome, Placing } from '../ports/orders.ts';
import type { RecordReader } from '../ports/records.ts';
import { closingRecords, requestClosing } from './carts/closing-work.ts';
import { cookingOfItems } from './cooking-of-items.ts';
import { menuOf } from './menu-of.ts';
import { messageRecords, requestMessages } from './messages/order-messages.ts';
import { textNumberOf } from './messages/text-number.ts';
import { type NewOrder, newOrder } from './new-order.ts';
import { type OrderKeys, orderKeys } from './order-keys.ts';
import { claimOf, promoCodeRefused } from './promotions.ts';
import { type AcceptableOrder, checkOrder, type QuoteDeps, toQuote } from './quote-order.ts';

export interface PlaceOrderDeps extends QuoteDeps {
  orders: Orders;
  records: Pick<RecordReader, 'get' | 'getAll' | 'find'>;
  dueWorkQueue: DueWorkQueue;
  /** A secret: the key of the hashes by which a promotion knows a guest again. */
  guestHashKey: string;
  allowances: Allowances;
  /** How many open orders that are paid at the counter one phone number may have; any number if absent. */
  mostOpenOrders?: number | undefined;
}

/** How long a repeated key returns its order (docs/decisions/001-orders-are-found-by-their-idempotency-key.md). */
const KEY_LIFETIME = DAY;

/**
 * Idempotent by `key`: the same request returns the same order and link; a different one throws IDEMPOTENCY_KEY_REUSED. A
 * refusal writes nothing and leaves the key unused. Identical concurrent requests share one attempt.
 */
export type PlaceOrder = (
  key: string,
  request: PlaceOrderInput,
  diner?: NewOrder['diner'],
  /** The network of whoever orders. */
  from?: string,
) => Promise<PlacedOrder>;

export function orderPlacer(deps: PlaceOrderDeps): PlaceOrder {
  const share = shareInFlight<PlacedOrder>();
  return (key, request, diner, from) => {
    const keys = orderKeys(request.restaurantGuid, key);
    const requestHash = hashRequest(request);
    const input = { keys, requestHash, request, diner, from };
    return share(`${keys.orderGuid} ${requestHash}`, () => place(deps, input));
  };
}

async function place(
  deps: PlaceOrderDeps,
  input: Pick<NewOrder, 'keys' | 'requestHash' | 'request' | 'diner'> & { from: string | undefined },
): Promise<PlacedOrder> {
  const { keys, requestHash, request } = input;
  const menu = await menuOf(deps.storefronts, request.restaurantGuid);
  const earlier = await deps.orders.find(menu.place, keys.orderGuid);
  if (earlier) return answerAgain(earlier, requestHash, keys, deps.now());
  assertPaysOwnPoints(input);
  const itemIds = request.lines.map(({ menuItemId }) => menuItemId);
  const [checked, cooking, setup] = await Promise.all([
    checkOrder(deps, menu, request),
    cookingOfItems(deps.records, menu.place, itemIds),
    paymentSetupOf(deps.records, menu.place),
  ]);
  assertAgeConfirmed(checked, request);
  assertPriceUnchanged(checked, request.expectedTotal);
  assertMayLeave(checked, request);
  assertMayText(checked, request);
  assertPaysAs(setup, checked.totals, request.payment, checked.live, deps.now());
  const placing = placingOf(deps, { ...input, checked, cooking });
  const end = await beginUnpaid(deps, { ...input, checked, setup });
  let placed: PlacedOutcome | undefined;
  try {
    placed = await deps.orders.place(placing);
  } finally {
    await end(placed?.outcome === 'placed' || placed?.outcome === 'exists');
  }
  if (placed.outcome === 'placed') {
    await requestMessages(deps.dueWorkQueue, placed.order, 0);
    if (!isDraft(placed.order)) await requestClosing(deps.dueWorkQueue, placed.order, input);
    return toPlaced(placed.order, keys);
  }
  if (placed.outcome === 'soldOut') throw ranOut(checked, request, placed.short);
  if (placed.outcome === 'pointsShort') throw tooFewPoints(placed.left);
  if (placed.outcome === 'full') throw await slotRefused(deps, checked, request, slotAtOf(checked));
  if (placed.outcome === 'usedUp' || placed.outcome === 'alreadyUsed') {
    const { promoCode: _, ...without } = request;
    const quote = toQuote(await checkOrder(deps, menu, without));
    throw promoCodeRefused(promoMessages[placed.outcome], { quote });
  }
  const winner = await deps.orders.find(checked.place, keys.orderGuid);
  if (!winner) throw new Error(`Order ${keys.orderGuid} exists and cannot be read`);
  return answerAgain(winner, requestHash, keys, deps.now());
}

/** Counts what is placed before it is paid. Throws CONFLICT where there is too much of it. @returns What ends it: placed or not. */
async function beginUnpaid(
  deps: PlaceOrderDeps,
  {
    request,
    checked,
    setup,
    ...input
  }: Pick<NewOrder, 'keys' | 'request' | 'diner' | 'checked'> & {
    from: string | undefined;
    setup: PaymentSetup;
  },
): Promise<(isPlaced: boolean) => Promise<void>> {
  const { total } = checked.totals;
  if (total === 0) return async () => undefined;
  const unpaid = {
    ...checked.place,
    orderGuid: input.keys.orderGuid,
    phone: request.customer.phone,
    from: input.from,
  };
  if (!waitsForCard(checked, request)) {
    const cardsOff = checked.live.cardsOff === true || areCardsOff(setup, deps.now());
    return beginCounterOrder(deps, { ...unpaid, total, setup, areCardsOff: cardsOff });
  }
  const draft: OpenDraft = {
    ...unpaid,
    uid: input.diner?.uid,
    slotAt: slotAtOf(checked),
    slotCapacity: checked.index.storefront.restaurant.ordering.slotCapacity,
    until: deps.now() + PAY_WITHIN,
  };
  await beginDraft(deps, draft);
  return async (isPlaced) => {
    if (!isPlaced) await endDraft(deps, draft);
  };
}

function placingOf(
  { now, guestHashKey }: PlaceOrderDeps,
  input: Pick<NewOrder, 'keys' | 'requestHash' | 'request' | 'diner' | 'checked' | 'cooking'>,
): Placing {
  const { checked, request, keys, diner } = input;
  const { autoAcceptOrders: isAutoAccepted } = checked.restaurant.settings;
  const { slotCapacity, slotKitchenMinutes, retentionMonths } = checked.index.storefront.restaurant.ordering;
  const at = now();
  const slotAt = slotAtOf(checked);
  const payUntil = waitsForCard(checked, request) ? new Date(at + PAY_WITHIN).toISOString() : undefined;
  const { customer } = request;
  const claim =
    checked.promotion &&
    claimOf(checked.promotion.record, { customer, diner, retentionMonths, now: at }, guestHashKey);
  return {
    place: checked.place,
    restaurantGuid: request.restaurantGuid,
    orderGuid: keys.orderGuid,
    slotAt,
    slotCapacity,
    slotKitchenMinutes,
    kitchenMinutes: checked.kitchenMinutes,
    scheduledFor: request.scheduledFor,
    placedAt: new Date(at).toISOString(),
    stockNeed: stockNeedOf(request.lines),
    make: (orderId) => {
      const made = newOrder({ ...input, orderId, slotAt, claim, isAutoAccepted, payUntil, now: at });
      const records =
        payUntil === undefined
          ? [...messageRecords(made.order, 0), ...closingRecords(made.order, input)]
          : draftRecords(made.order, payUntil);
      return { ...made, records };
    },
    points: diner && checked.pointsSpent > 0 ? { uid: diner.uid, spent: checked.pointsSpent } : undefined,
    promotion: claim,
  };
}

/** Points or a code may have paid all of it. */
const waitsForCard = ({ totals }: AcceptableOrder, { payment }: PlaceOrderInput): boolean =>
  payment === 'card' && totals.total > 0;

/** The quarter hour for which the food is wanted. */
const slotAtOf = ({ promisedAt, index }: AcceptableOrder): string =>
  new Date(slotOf(Date.parse(promisedAt), index.storefront.restaurant.timezone)).toISOString();

/** The session may have ended since the total was shown. */
function assertPaysOwnPoints({ request, diner }: Pick<NewOrder, 'request' | 'diner'>): void {
  if (request.points === undefined || diner) return;
  const message = 'Please sign in again to pay with points';
  throw new DomainError('UNAUTHENTICATED', message, { fields: { points: message } });
}

/** They were spent in another tab, or taken back, since the total was shown. */
function tooFewPoints(left: number): DomainError {
  const message =
    left > 0
      ? `You have ${left} points left, fewer than this order would take`
      : 'You have no points left to pay with';
  return new DomainError('CONFLICT', message, { fields: { points: message } });
}

/** It was taken by others, or marked by staff, since the menu's live state was read. */
function ranOut({ index }: AcceptableOrder, { lines }: PlaceOrderInput, short: StockNeed): DomainError {
  const problems = lines.flatMap((request, line) => {
    const message = shortageSentence(index, request, short);
    return message === undefined ? [] : [{ line, message }];
  });
  const message = problems[0]?.message ?? 'Something in this order is sold out';
  return new DomainError('ITEM_UNAVAILABLE', message, { lines: problems });
}

/** The slot was filled since the menu's live state was read. */
async function slotRefused(
  { storefronts, now }: PlaceOrderDeps,
  { index, zone }: AcceptableOrder,
  { orderType, lines }: PlaceOrderInput,
  slotAt: string,
): Promise<DomainError> {
  const live = await storefronts.live(index.storefront.restaurant.guid);
  const needs = orderNeeds(index, lines);
  const hours = currentHours(index.storefront, live, orderType, { zone, needs });
  const { code, message } = fullSlot(hours, now(), Date.parse(slotAt));
  return new DomainError(code, message, { fields: { scheduledFor: message } });
}

function answerAgain(order: Order, requestHash: string, keys: OrderKeys, now: number): PlacedOrder {
  const isExpired = now - Date.parse(order.createdAt) > KEY_LIFETIME;
  if (order.requestHash === requestHash && !isExpired) return toPlaced(order, keys);
  throw new DomainError(
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key has already been used for another order',
  );
}

function toPlaced(order: Order, { trackingToken }: OrderKeys): PlacedOrder {
  return {
    orderGuid: order.guid,
    orderNumber: order.orderNumber,
    trackingToken,
    promisedAt: order.fulfilment.promisedAt,
    totals: order.totals,
    ...payUntilOf(order),
  };
}

function assertAgeConfirmed({ requiresId, index }: AcceptableOrder, { ageConfirmed }: PlaceOrderInput): void {
  if (!requiresId || ageConfirmed) return;
  const message = ageMessage(index.storefront.restaurant.ordering.alcoholAge);
  throw new DomainError('AGE_NOT_CONFIRMED', message, { fields: { ageConfirmed: message } });
}

/** Whoever pays by card owes nothing at the door. */
function assertMayLeave({ requiresId, totals }: AcceptableOrder, request: PlaceOrderInput): void {
  if (!request.leaveAtDoor) return;
  const message =
    request.orderType === 'delivery'
      ? refuseLeaving({ requiresId, toPay: request.payment === 'card' ? 0 : totals.total })
      : 'Only a delivery can be left at the door';
  if (message) throw new DomainError('VALIDATION_FAILED', message, { fields: { leaveAtDoor: message } });
}

/** Said where the guest ticks it, since a text that never comes is waited for. The order itself may be placed without. */
function assertMayText({ restaurant, totals }: AcceptableOrder, request: PlaceOrderInput): void {
  if (!request.textMessages || !restaurant.settings.guestMessages.texts) return;
  const found = textNumberOf(request.customer.phone, totals.currency, restaurant);
  if ('number' in found) return;
  const message = textRefusals[found.refused];
  throw new DomainError('VALIDATION_FAILED', message, { fields: { textMessages: message } });
}

function assertPriceUnchanged(checked: AcceptableOrder, expectedTotal: number): void {
  if (decimal(checked.totals.total).eq(expectedTotal)) return;
  throw new DomainError('PRICE_CHANGED', 'The total has changed - please check your order again', {
    quote: toQuote(checked),
  });
}
