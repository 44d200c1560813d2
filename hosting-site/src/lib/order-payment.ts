// Pays for an order by card, and finds out what came of it. After an unclear answer the order's payment is asked about until it is
// known; until then nothing is sent again.
import type { Answers, BodyOf } from '@bite/shared/api/answers';
import { CallError } from '@bite/shared/api/client';
import { isOutcomeUnknown } from '@bite/shared/api/outcome';
import { message } from '@bite/shared/kernel/translate';
import { loadEngine } from './engine.ts';
import { forgetCheck } from './kept-payment.ts';

export interface PaymentLink {
  restaurantGuid: string;
  /** Of the order's tracking link. */
  token: string;
}

export type GuestPayment = Answers['getOrderPayment'];
export type CardToPay = BodyOf<'payOrder'>;

/** `open`: nobody knows yet. */
export type FinishWallet = (end: 'paid' | 'failed' | 'open') => void;
/** A wallet is asked once the order is placed: with the sum that the server has. Undefined if the guest goes back. */
export type AskWallet = (
  link: PaymentLink,
) => Promise<{ paying: CardToPay; finish: FinishWallet } | undefined>;
/** A card, or the wallet that is to give one. */
export type MeansToPay = CardToPay | AskWallet;

export type PayOutcome =
  | { kind: 'answered'; payment: GuestPayment }
  /** Nothing was charged by this try. */
  | { kind: 'refused'; error: CallError }
  /** The card may have been charged. */
  | { kind: 'unknown' };

const asCallError = (error: unknown): CallError =>
  error instanceof CallError ? error : new CallError('NETWORK', '');

const NOT_PAID = message('Your order is not paid yet, and nothing was charged.');

/** One try, with whatever pays. */
export async function payOrder(link: PaymentLink, means: MeansToPay): Promise<PayOutcome> {
  if (typeof means !== 'function') return payBy(link, means);
  try {
    const given = await means(link);
    if (!given) return { kind: 'refused', error: new CallError('CONFLICT', NOT_PAID) };
    const outcome = await payBy(link, given.paying);
    const isKnown = outcome.kind === 'answered' && outcome.payment.outcome !== 'checking';
    if (isKnown) given.finish(outcome.payment.outcome === 'paid' ? 'paid' : 'failed');
    else given.finish(outcome.kind === 'refused' ? 'failed' : 'open');
    return outcome;
  } catch (error) {
    // Nothing was sent to be paid.
    return { kind: 'refused', error: asCallError(error) };
  }
}

/** With a key of its own, so that the server knows a repeated request from another try. */
async function payBy(link: PaymentLink, card: CardToPay): Promise<PayOutcome> {
  forgetCheck(link);
  try {
    const { call } = await loadEngine();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const payment = await call('payOrder', { parameters: { ...link }, body: card, headers });
    return { kind: 'answered', payment };
  } catch (thrown) {
    const error = asCallError(thrown);
    // Our own server says UNAVAILABLE only before it asks the bank.
    const isUnknown = error.code !== 'UNAVAILABLE' && isOutcomeUnknown(error);
    return isUnknown ? { kind: 'unknown' } : { kind: 'refused', error };
  }
}

/** Places an order that waits for a card to be paid at the restaurant after all. Throws CallError. */
export async function payLater(link: PaymentLink): Promise<void> {
  const { call } = await loadEngine();
  await call('payAtCounter', { parameters: { ...link } });
}

/** There is no such order, or no longer for this link. */
export const isGone = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'NOT_FOUND' || error.code === 'LINK_EXPIRED');

/** Throws CallError. */
export async function readPayment(link: PaymentLink): Promise<GuestPayment> {
  const { call } = await loadEngine();
  return call('getOrderPayment', { parameters: { ...link } });
}

/** Seconds between two questions; the last one from then on. */
const PAUSES = [1, 2, 3, 5, 8, 12];
/** A try whose answer was lost may reach the server a little later: "not tried" must be heard this often to be believed. */
const WAITING_BELIEVED = 2;

export interface PaymentFollower {
  /** It is known: anything but 'checking'. */
  onKnown: (payment: GuestPayment) => void;
  /** The order is gone. */
  onMissing: () => void;
  /** Whether the server could be asked. */
  onConnection: (isOffline: boolean) => void;
}

type Heard = 'missing' | 'offline' | 'open' | GuestPayment;

/** What an answer says; 'open' while it is not known yet. */
function judge(): (answer: GuestPayment | CallError) => Heard {
  let waiting = 0;
  return (answer) => {
    if (answer instanceof CallError) return isGone(answer) ? 'missing' : 'offline';
    if (answer.outcome === 'checking') return 'open';
    if (answer.outcome !== 'waiting') return answer;
    waiting += 1;
    return waiting < WAITING_BELIEVED ? 'open' : answer;
  };
}

/** Asks until it is known, except while the tab is hidden. Returns a function that stops it. */
export function followPayment(link: PaymentLink, follower: PaymentFollower): () => void {
  const heard = judge();
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isAsking = false;
  const take = (news: Heard) => {
    if (news === 'offline' || news === 'open') {
      follower.onConnection(news === 'offline');
      timer = setTimeout(askNow, (PAUSES[count] ?? PAUSES.at(-1) ?? 1) * 1000);
      count += 1;
      return;
    }
    stop();
    if (news === 'missing') follower.onMissing();
    else follower.onKnown(news);
  };
  const ask = async () => {
    clearTimeout(timer);
    if (isOver || isAsking || document.visibilityState === 'hidden') return;
    isAsking = true;
    const answer = await readPayment(link).catch(asCallError);
    isAsking = false;
    if (!isOver) take(heard(answer));
  };
  function askNow() {
    void ask();
  }
  function stop() {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', askNow);
    window.removeEventListener('online', askNow);
  }
  document.addEventListener('visibilitychange', askNow);
  window.addEventListener('online', askNow);
  askNow();
  return stop;
}
