// A guest pays by card for an order that waits for it. The try is stored before the gateway is asked, so that whatever ends in
// between, somebody finds out what became of it (docs/decisions/071-orders-paid-by-card.md).
import { SECOND } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { phoneKey } from '@bite/shared/kernel/phone-key';
import { statesOf } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { GUEST } from '@bite/shared/ordering/order-actors';
import { isDraft } from '@bite/shared/ordering/transitions';
import { paymentMessages } from '@bite/shared/payments/guest-messages';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import type { PaymentSetup } from '@bite/shared/payments/payment-setup.schema';
import type { GuestPayment, PayOrderInput } from '@bite/shared/payments/payments.contract';
import { attemptsOf } from '../collections/payments.ts';
import { hashRequest } from '../once/hash-request.ts';
import { shareInFlight } from '../once/share-in-flight.ts';
import { guidFrom } from '../ordering/order-keys.ts';
import { findTracked, type TrackingLink, type TrackOrderDeps } from '../ordering/track-order.ts';
import type { CardToCharge, Merchant, Unknown } from '../ports/card-gateway.ts';
import { type Answer, afterAnswer, LEASE, refusalOf } from './after-answer.ts';
import { askForVerdict } from './ask-for-verdict.ts';
import {
  assertFewDeclined,
  beginTry,
  type CardTestingDeps,
  endTry,
  type TryOutcome,
} from './card-testing.ts';
import { changePayment } from './change-payment.ts';
import { isWaitingForCard } from './draft-work.ts';
import { withFollowUp } from './follow-up.ts';
import { guestPaymentOf } from './guest-payment.ts';
import { merchantOf } from './merchant-of.ts';
import { endDraftOf } from './open-drafts.ts';
import type { PaymentDeps, PaymentRef } from './payment-deps.ts';
import { paymentSetupOf } from './payment-setup-of.ts';
import { isGatewayFailure, noteGatewayHealth } from './rest-cards.ts';
import { type ChosenCard, forgetUnkept, keepCard, savedCardToCharge } from './saved-cards.ts';
import { settleWork } from './settle-work.ts';
import { assertTakesCards } from './takes-cards.ts';
import { voidRepeatedWork } from './void-repeated-work.ts';
import { walletToCharge } from './wallet-to-charge.ts';

export type PayOrderDeps = PaymentDeps & TrackOrderDeps & CardTestingDeps;

/** After this long the gateway is not asked again while the guest waits. */
const ASKED_AGAIN_WITHIN = 15 * SECOND;
/** A process that was held up for longer sends nothing any more: somebody else may have begun to find out. */
const SENT_WITHIN = 10 * SECOND;

export type PayOrder = (
  link: TrackingLink,
  key: string,
  input: PayOrderInput,
  diner?: { uid: string },
  from?: string,
) => Promise<GuestPayment>;

/**
 * Idempotent by `key`: the same request returns what became of it, another one throws IDEMPOTENCY_KEY_REUSED. An outcome that is not
 * known yet is 'checking'. Throws NOT_FOUND as trackOrder does, CONFLICT while another try is being checked or where cards are
 * off, and UNAVAILABLE: then nothing was sent to the gateway.
 */
export function orderPayer(deps: PayOrderDeps): PayOrder {
  const share = shareInFlight<GuestPayment>();
  return async (link, key, input, diner, from) => {
    const { order, storefront } = await findTracked(deps, link, diner);
    const { restaurant } = storefront;
    const requestHash = hashRequest(input);
    const ref = refOf(order, key);
    return share(`${ref.attemptId} ${requestHash}`, () =>
      pay(deps, { order, restaurant, ref, requestHash, input, diner, from }),
    );
  };
}

const refOf = ({ tenantId, restaurantId, guid }: Order, key: string): PaymentRef => ({
  ...{ tenantId, restaurantId, orderGuid: guid },
  attemptId: guidFrom('payment', guid, key),
});

interface Paying {
  order: Order;
  restaurant: { guid: string; name: string };
  ref: PaymentRef;
  requestHash: string;
  input: PayOrderInput;
  diner?: { uid: string } | undefined;
  /** The network of whoever pays. */
  from?: string | undefined;
}

async function pay(deps: PayOrderDeps, paying: Paying): Promise<GuestPayment> {
  const { ref, order } = paying;
  const stored = await deps.records.get(attemptsOf(ref), ref.attemptId);
  if (stored) return answerAgain(deps, paying, stored);
  // Another try paid it, or it is gone: nothing is left to charge.
  if (!isWaitingForCard(order)) return answerOf(deps, asCardOrder(order));
  const setup = await paymentSetupOf(deps.records, ref);
  await assertTakesCards(deps, setup);
  const merchant = await merchantOf(deps, ref, setup);
  if (!merchant) throw new DomainError('UNAVAILABLE', paymentMessages.noCards);
  const given = await cardOf(deps, paying, setup, merchant);
  const tried = await beginTry(deps, { order, from: paying.from, card: given.known });
  let outcome: TryOutcome = 'over';
  try {
    const { charge: card, shown } = await given.take();
    const begun = await begin(deps, { ...paying, shown }, setup, merchant);
    if (begun.attempt?.state !== 'requested' || !begun.isOwn) return await answerOf(deps, begun.order);
    outcome = 'unknown';
    const answer = await authorize(deps, { ...paying, merchant, card, attempt: begun.attempt });
    if (answer.outcome === 'declined') outcome = 'declined';
    const changed = answer.outcome === 'unknown' ? undefined : await noteAnswer(deps, ref, answer, setup);
    await noteGatewayHealth(deps, ref, setup, isGatewayFailure(answer) ? whoPays(paying) : undefined);
    if (answer.outcome === 'unknown') return await answerOf(deps, begun.order);
    outcome = isAboutCard(answer, changed?.attempt, setup) ? 'declined' : 'over';
    if (changed && !isWaitingForCard(changed.order)) await endDraftOf(deps, changed.order, paying.from);
    await keepPaidCard(deps, paying, merchant, answer, changed?.attempt);
    return await answerOf(deps, changed?.order ?? begun.order, changed?.attempt);
  } finally {
    await endTry(deps, { tried, outcome, order, ref });
  }
}

const whoPays = ({ from, order }: Paying): string => from ?? phoneKey(order.customer.phone);

/** Whether the try failed for its card: by the bank, by the gateway's checks of the request, or by what we refuse ourselves. */
function isAboutCard(answer: Answer, attempt: PaymentAttempt | undefined, setup: PaymentSetup): boolean {
  if (answer.outcome === 'approved') return attempt !== undefined && refusalOf(attempt, setup) !== undefined;
  return answer.outcome === 'declined' || answer.reason === 'invalid';
}

/** Throws IDEMPOTENCY_KEY_REUSED. */
async function answerAgain(
  deps: PayOrderDeps,
  { ref, requestHash }: Paying,
  known: PaymentAttempt,
): Promise<GuestPayment> {
  if (known.requestHash !== requestHash)
    throw new DomainError(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key has already been used for another payment',
    );
  const order = await deps.orders.find(ref, ref.orderGuid);
  if (!order) throw new DomainError('NOT_FOUND', 'We could not find this order');
  return answerOf(deps, order);
}

/** The order as its latest try left it. */
async function answerOf(deps: PayOrderDeps, order: Order, latest?: PaymentAttempt): Promise<GuestPayment> {
  const attemptId = order.payment?.attemptId;
  const isLatest = latest !== undefined && latest.attemptId === attemptId;
  const last =
    isLatest || attemptId === undefined ? latest : await deps.records.get(attemptsOf(order), attemptId);
  return guestPaymentOf(order, last);
}

/** Throws TRANSITION_REFUSED for an order that is paid at the counter. */
function asCardOrder(order: Order): Order {
  if (order.payment) return order;
  throw new DomainError('TRANSITION_REFUSED', 'This order is paid at the restaurant.', {
    state: statesOf(order),
  });
}

/** How far the payment of an order is. Throws NOT_FOUND as trackOrder does, and for an order that is not paid by card. */
export async function readOrderPayment(
  deps: Pick<PayOrderDeps, 'records'> & TrackOrderDeps,
  link: TrackingLink,
  diner?: { uid: string },
): Promise<GuestPayment> {
  const { order } = await findTracked(deps, link, diner);
  if (!order.payment) throw new DomainError('NOT_FOUND', 'This order is paid at the restaurant.');
  const { attemptId } = order.payment;
  const isNeeded = isDraft(order) && attemptId !== undefined;
  const last = isNeeded ? await deps.records.get(attemptsOf(order), attemptId) : undefined;
  return guestPaymentOf(order, last);
}

interface GivenCard {
  /** Undefined for a wallet: the gateway must be asked for its card. */
  known: CardToCharge | undefined;
  /** Only for a try that has a place among those under way. Throws as walletToCharge does. */
  take: () => Promise<ChosenCard>;
}

/** The card as the gateway takes it. Throws as savedCardToCharge does. */
async function cardOf(
  deps: PayOrderDeps,
  { input: { card }, diner }: Paying,
  setup: PaymentSetup,
  merchant: Merchant,
): Promise<GivenCard> {
  if ('wallet' in card) {
    const take = async () => ({
      charge: await walletToCharge(deps, card, setup, merchant),
      shown: { wallet: card.wallet },
    });
    return { known: undefined, take };
  }
  const chosen =
    'token' in card ? typedCard(card) : await savedCardToCharge(deps, diner, card.savedCardId, merchant);
  return { known: chosen.charge, take: async () => chosen };
}

/** Its token ends like its card. */
const typedCard = ({ token, expiry }: { token: string; expiry: string }): ChosenCard => ({
  charge: { token, expiry },
  shown: /\d{4}$/.test(token) ? { lastFour: token.slice(-4) } : {},
});

/** What a diner asked to keep, once it has paid; else the gateway forgets it again. Never throws: the order is paid. */
async function keepPaidCard(
  deps: PayOrderDeps,
  { input, diner, ref, restaurant }: Paying,
  { site, merchantId }: Merchant,
  answer: Answer,
  attempt: PaymentAttempt | undefined,
): Promise<void> {
  const { card } = input;
  if (!diner || !input.save || !('token' in card)) return;
  if (answer.outcome !== 'approved' || !answer.profile) return;
  const { tenantId, restaurantId } = ref;
  const { profile, brand, lastFour = card.token.slice(-4) } = answer;
  const kept = {
    ...{ tenantId, restaurantId, site, merchantId, profile, brand, lastFour, expiry: card.expiry },
    restaurantGuid: restaurant.guid,
    restaurantName: restaurant.name,
  };
  try {
    if (attempt?.state === 'authorized') await keepCard(deps, diner, kept);
    else await forgetUnkept(deps, kept);
  } catch (error) {
    deps.log.error('a card could not be kept', { error: String(error) });
  }
}

/** Unique, with letters: one of digits alone might be masked by the gateway. */
export const newGatewayOrderId = (newGuid: () => string): string => `B${newGuid().replaceAll('-', '')}`;

interface Begun {
  order: Order;
  attempt: PaymentAttempt | undefined;
  isOwn: boolean;
}

/** Stores the try. Throws CONFLICT while another one is being checked. */
async function begin(
  deps: PayOrderDeps,
  { order: seen, ref, requestHash, diner, shown }: Paying & Pick<ChosenCard, 'shown'>,
  setup: PaymentSetup,
  merchant: Merchant,
): Promise<Begun> {
  const gatewayOrderId = newGatewayOrderId(deps.newGuid);
  let isOwn = false;
  const changed = await changePayment(deps, ref, (earlier, order) => {
    isOwn = false;
    if (earlier || !isWaitingForCard(order)) return undefined;
    const now = deps.now();
    const at = new Date(now).toISOString();
    const { payment } = order;
    if (payment?.state === 'checking') throw new DomainError('CONFLICT', paymentMessages.checking);
    if (payment?.expiresAt !== undefined && payment.expiresAt <= at) return undefined;
    assertFewDeclined(order, now);
    isOwn = true;
    const attempt: PaymentAttempt = {
      attemptId: ref.attemptId,
      orderGuid: order.guid,
      orderNumber: order.orderNumber,
      restaurantGuid: order.restaurantGuid,
      tenantId: order.tenantId,
      restaurantId: order.restaurantId,
      state: 'requested',
      gatewayOrderIds: [gatewayOrderId],
      amount: order.totals.total,
      currency: order.totals.currency,
      merchantId: merchant.merchantId,
      site: merchant.site,
      createdAt: at,
      updatedAt: at,
      by: diner?.uid ?? GUEST,
      requestHash,
      card: shown,
      refunds: [],
      captureWhen: setup.captureWhen,
      checkAt: new Date(now + LEASE).toISOString(),
      checks: 0,
    };
    const checking: Order = {
      ...order,
      payment: { ...payment, state: 'checking', attemptId: ref.attemptId },
      updatedAt: at,
    };
    return {
      attempt,
      order: { order: checking, kitchenItems: [] },
      works: [settleWork(ref, now, now + LEASE)],
    };
  });
  return { order: changed?.order ?? seen, attempt: changed?.attempt, isOwn };
}

interface Authorizing extends Paying {
  merchant: Merchant;
  card: CardToCharge;
  attempt: PaymentAttempt;
}

/** Asks again at once, as the gateway's guide says, where the first answer was lost and there is time: with a new order id. */
async function authorize(deps: PayOrderDeps, authorizing: Authorizing): Promise<Answer | Unknown> {
  const { attempt, merchant, ref } = authorizing;
  const [gatewayOrderId = ''] = attempt.gatewayOrderIds;
  const begunAt = Date.parse(attempt.createdAt);
  const first = await send(deps, authorizing, gatewayOrderId, begunAt);
  if (first.outcome !== 'unknown' || deps.now() - begunAt > ASKED_AGAIN_WITHIN) return first;
  const asked = await deps.cardGateway.inquireByOrderId(merchant, gatewayOrderId);
  if (asked.outcome === 'found') return askForVerdict(deps, merchant, attempt);
  if (asked.outcome === 'unknown' || asked.reason !== 'notFound') return first;
  // Should the first one still arrive, it is not to count.
  const voided = await deps.cardGateway.voidByOrderId(merchant, gatewayOrderId);
  if (voided.outcome !== 'notDone' || voided.reason !== 'notFound') return first;
  const again = await noteAnotherOrderId(deps, ref);
  return again === undefined ? first : send(deps, authorizing, again, deps.now());
}

async function send(
  { cardGateway, now }: PayOrderDeps,
  { attempt, input, diner, merchant, card }: Authorizing,
  gatewayOrderId: string,
  notedAt: number,
): Promise<Answer | Unknown> {
  if (now() - notedAt > SENT_WITHIN) return { outcome: 'notDone', reason: 'unreachable' };
  const { name, postal } = 'token' in input.card ? input.card : {};
  return cardGateway.authorize(merchant, {
    gatewayOrderId,
    amount: attempt.amount,
    currency: attempt.currency,
    card,
    ...(name !== undefined && { name }),
    ...(postal !== undefined && { postal }),
    ...(input.save && diner && !('wallet' in input.card) && { save: true }),
  });
}

/** Undefined if somebody else has begun to find out, or may have. */
async function noteAnotherOrderId(deps: PayOrderDeps, ref: PaymentRef): Promise<string | undefined> {
  const gatewayOrderId = newGatewayOrderId(deps.newGuid);
  let isNoted = false;
  await changePayment(deps, ref, (attempt) => {
    const now = deps.now();
    isNoted =
      attempt?.state === 'requested' &&
      attempt.gatewayOrderIds.length === 1 &&
      now - Date.parse(attempt.createdAt) <= ASKED_AGAIN_WITHIN;
    if (!attempt || !isNoted) return undefined;
    const checkAt = new Date(now + LEASE).toISOString();
    const gatewayOrderIds = [...attempt.gatewayOrderIds, gatewayOrderId];
    return {
      attempt: withFollowUp(
        { ...attempt, gatewayOrderIds, checkAt, isRepeated: true, updatedAt: new Date(now).toISOString() },
        now,
      ),
      works: [settleWork(ref, now, now + LEASE), voidRepeatedWork(ref, now)],
    };
  });
  return isNoted ? gatewayOrderId : undefined;
}

const noteAnswer = (deps: PayOrderDeps, ref: PaymentRef, answer: Answer, setup: PaymentSetup) =>
  changePayment(
    deps,
    ref,
    (attempt, order, kitchenItems) =>
      attempt && afterAnswer(attempt, { order, kitchenItems }, answer, setup, deps.now()),
  );
