// The nightly comparison of one day: what the gateway reports, what our payments say, and what the orders say. It finds every
// difference and puts it into plain words; it repairs nothing, since only a person can know which side is right.
import { DAY, HOUR } from '../kernel/durations.ts';
import { formatMoney } from '../kernel/money-format.ts';
import type { Order } from '../ordering/order.schema.ts';
import { isGivenBack } from './funding-sums.ts';
import { type PaymentAttempt, unsettledAttemptStates } from './payment-attempt.schema.ts';
import type { DayComparison, Difference, DifferenceKind, KeptTransaction } from './payment-day.schema.ts';
import { exactSum, isTaken, refundedBy } from './payment-sums.ts';
import { settlementMeaning } from './settlement-status.ts';

export type ComparedOrder = Pick<
  Order,
  'guid' | 'orderNumber' | 'paymentStatus' | 'refundedAmount' | 'lifecycleState' | 'createdAt'
> & { total: number; isByCard: boolean };

export interface DayOfPayments {
  currency: string;
  /** The day's first moment and the next day's, and the present one: milliseconds. */
  from: number;
  until: number;
  now: number;
  /** Those that changed on the day or since, and those that the gateway's reports of the day name. */
  attempts: readonly PaymentAttempt[];
  /** Those placed on the day, and those of the attempts; none for an order that is gone. */
  orders: readonly ComparedOrder[];
  /** What the gateway reports for the day. */
  reported: { settled: readonly { retref: string; said: string }[]; funded: readonly KeptTransaction[] };
  /** What it has reported from the day until now, in which the day's payments are looked for. */
  known: { settled: ReadonlyMap<string, string>; funded: readonly KeptTransaction[] };
  /** All these reports are there: what is in none of them is not at the gateway. */
  isComplete: boolean;
  /** What it answered about single payments, by retref: the word of their settlement. Undefined until it was asked. */
  inquired: ReadonlyMap<string, { settlement?: string; amount: number }> | undefined;
}

type Found = Omit<Difference, 'firstSeenAt' | 'toldAt' | 'explained'>;

export type Compared = Pick<
  DayComparison,
  | 'captured'
  | 'capturedCount'
  | 'refunded'
  | 'orders'
  | 'atGateway'
  | 'atGatewayCount'
  | 'waiting'
  | 'waitingCount'
  | 'returned'
  | 'returnedCount'
> & { differences: Found[] /** Those whose outcome only an inquiry tells. */; toInquire: string[] };

/** A batch is settled by then, weekends and holidays included. */
export const SETTLED_WITHIN = 4 * DAY;
/** So long may a payment or refund that is under way take to heal by itself. */
const HEALS_WITHIN = HOUR;

export function comparePayments(day: DayOfPayments): Compared {
  const captured = day.attempts.filter((attempt) => isWithin(day, attempt.capturedAt) && wasTaken(attempt));
  const found = [
    ...captured.flatMap((attempt) => ordersSide(day, attempt)),
    ...captured.flatMap((attempt) => gatewaysSide(day, attempt)),
    ...day.attempts.flatMap((attempt) => unfinished(day, attempt)),
    ...day.attempts.flatMap((attempt) => refundsOf(day, attempt)),
    ...day.orders.flatMap((order) => ofOrder(day, order)),
    ...atGatewayAlone(day),
  ];
  const known = captured.filter((attempt) => isKnown(day, attempt));
  const unreported = captured.filter((attempt) => !isKnown(day, attempt));
  const waiting = unreported.filter(({ state }) => state === 'captured');
  const returned = unreported.filter(({ state }) => state !== 'captured');
  const orders = new Map(day.orders.map((order) => [order.guid, order]));
  return {
    captured: takenIn(captured),
    capturedCount: captured.length,
    refunded: exactSum(
      day.attempts.flatMap(({ refunds }) => doneWithin(day, refunds)).map(({ amount }) => amount),
    ),
    orders: exactSum(
      [...new Set(captured.map(({ orderGuid }) => orderGuid))].map((guid) => orders.get(guid)?.total ?? 0),
    ),
    atGateway: exactSum(known.map((attempt) => saleOf(day, attempt)?.amount ?? attempt.capturedAmount ?? 0)),
    atGatewayCount: known.length,
    waiting: takenIn(waiting),
    waitingCount: waiting.length,
    returned: takenIn(returned),
    returnedCount: returned.length,
    differences: [...new Map(found.map((one) => [one.id, one])).values()],
    toInquire: waiting
      .filter(({ retref }) => retref !== undefined && isLate(day) && !day.inquired)
      .map(({ retref = '' }) => retref),
  };
}

const takenIn = (attempts: readonly PaymentAttempt[]): number =>
  exactSum(attempts.map(({ capturedAmount = 0 }) => capturedAmount));

const isWithin = ({ from, until }: DayOfPayments, iso: string | undefined): boolean =>
  iso !== undefined && Date.parse(iso) >= from && Date.parse(iso) < until;

const wasTaken = ({ state, capturedAmount }: PaymentAttempt): boolean =>
  isTaken({ state, captured: capturedAmount });

const doneWithin = (day: DayOfPayments, refunds: PaymentAttempt['refunds']) =>
  refunds.filter(({ state, doneAt }) => state === 'done' && isWithin(day, doneAt));

const isLate = ({ until, now, isComplete }: DayOfPayments): boolean =>
  isComplete && now - until > SETTLED_WITHIN;

/** The gateway has reported it, or said that it is settled when it was asked. */
function isKnown({ known, inquired }: DayOfPayments, { retref }: PaymentAttempt): boolean {
  if (retref === undefined) return false;
  if (known.settled.has(retref) || known.funded.some((one) => one.retref === retref)) return true;
  return settlementMeaning(inquired?.get(retref)?.settlement)?.stage === 'settled';
}

const saleOf = ({ known }: DayOfPayments, { retref }: PaymentAttempt): KeptTransaction | undefined =>
  known.funded.find((one) => one.retref === retref && !isGivenBack(one));

function about(
  kind: DifferenceKind,
  { attemptId, retref, orderGuid, orderNumber }: PaymentAttempt,
  text: string,
  amount?: number,
): Found {
  return {
    id: `${kind}-${attemptId}`,
    kind,
    text,
    ...(amount !== undefined && { amount }),
    ...(retref !== undefined && { retref }),
    ...{ attemptId, orderGuid, orderNumber },
  };
}

/** Of a captured payment: its order is there, counts as paid, and costs what was taken. */
function ordersSide({ orders, currency }: DayOfPayments, attempt: PaymentAttempt): Found[] {
  const { orderGuid, orderNumber, capturedAmount = 0, refunds } = attempt;
  const money = (amount: number) => formatMoney(amount, currency, 'en-US');
  const order = orders.find(({ guid }) => guid === orderGuid);
  const left = exactSum([capturedAmount, -refundedBy(refunds)]);
  const isUnderWay = refunds.some(({ state }) => state === 'requested');
  if (!order)
    return [
      about(
        'capturedWithoutOrder',
        attempt,
        `A card paid ${money(capturedAmount)} for order ${orderNumber}, which does not exist.`,
        capturedAmount,
      ),
    ];
  if (isGone(order) && left > 0 && !isUnderWay)
    return [
      about(
        'capturedWithoutOrder',
        attempt,
        `A card paid ${money(capturedAmount)} for order ${orderNumber}, which was not carried out, and ${money(left)} of it has not been given back.`,
        left,
      ),
    ];
  if (isGone(order)) return [];
  if (order.paymentStatus === 'unpaid' || order.paymentStatus === 'failed')
    return [
      about(
        'capturedNotPaid',
        attempt,
        `A card paid ${money(capturedAmount)}, but order ${orderNumber} counts as not paid.`,
        capturedAmount,
      ),
    ];
  if (order.total === capturedAmount) return [];
  return [
    about(
      'amountsDiffer',
      attempt,
      `Order ${orderNumber} costs ${money(order.total)}, but its card paid ${money(capturedAmount)}.`,
      exactSum([capturedAmount, -order.total]),
    ),
  ];
}

const isGone = ({ lifecycleState }: ComparedOrder): boolean =>
  lifecycleState === 'canceled' || lifecycleState === 'voided' || lifecycleState === 'draft';

/** Of a captured payment: the gateway settled it, with the same amount. */
function gatewaysSide(day: DayOfPayments, attempt: PaymentAttempt): Found[] {
  const { retref, orderNumber, capturedAmount = 0, state } = attempt;
  if (retref === undefined || state !== 'captured') return [];
  const money = (amount: number) => formatMoney(amount, day.currency, 'en-US');
  const of = `The payment of ${money(capturedAmount)} for order ${orderNumber}`;
  const sale = saleOf(day, attempt);
  const meaning = settlementMeaning(day.known.settled.get(retref));
  if (meaning?.stage === 'failed' && !sale)
    return [about('rejected', attempt, `${of} failed to settle: ${lower(meaning.text)}.`, capturedAmount)];
  if (sale && sale.amount !== capturedAmount)
    return [
      about(
        'amountsDiffer',
        attempt,
        `${of} was paid out as ${money(sale.amount)}.`,
        exactSum([sale.amount, -capturedAmount]),
      ),
    ];
  if (isKnown(day, attempt) || !isLate(day) || !day.inquired) return [];
  const inquired = day.inquired.get(retref);
  const said = settlementMeaning(inquired?.settlement);
  const words = said ? lower(said.text) : inquired?.settlement;
  const more = words === undefined ? '' : ` The gateway says: ${words}.`;
  return [about('notSettled', attempt, `${of} has not settled after four days.${more}`, capturedAmount)];
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Payments of the day that hang: of unknown outcome, or money held for an order that is not carried out. */
function unfinished(day: DayOfPayments, attempt: PaymentAttempt): Found[] {
  if (!isWithin(day, attempt.createdAt)) return [];
  const { state, orderNumber, updatedAt, amount, authorizedAmount = amount, alarm } = attempt;
  if (day.now - Date.parse(updatedAt) < HEALS_WITHIN) return [];
  const money = (sum: number) => formatMoney(sum, day.currency, 'en-US');
  if (unsettledAttemptStates.includes(state))
    return [
      about(
        'unsettled',
        attempt,
        `It is not known what became of the payment of ${money(amount)} for order ${orderNumber}${alarm === undefined ? '.' : `: ${alarm}`}`,
        amount,
      ),
    ];
  const order = day.orders.find(({ guid }) => guid === attempt.orderGuid);
  if (state !== 'authorized' || (order && !isGone(order))) return [];
  return [
    about(
      'heldWithoutOrder',
      attempt,
      `${money(authorizedAmount)} are held on a card for order ${orderNumber}, which is not carried out.`,
      authorizedAmount,
    ),
  ];
}

/** Refunds of the day that the gateway paid out with another amount, or not at all. */
function refundsOf(day: DayOfPayments, attempt: PaymentAttempt): Found[] {
  const money = (amount: number) => formatMoney(amount, day.currency, 'en-US');
  return doneWithin(day, attempt.refunds).flatMap((refund): Found[] => {
    if (refund.kind !== 'refund' || refund.retref === undefined) return [];
    const of = `The refund of ${money(refund.amount)} of order ${attempt.orderNumber}`;
    const paid = day.known.funded.find(({ retref }) => retref === refund.retref);
    const meaning = settlementMeaning(day.known.settled.get(refund.retref));
    const id = (kind: DifferenceKind, text: string, amount: number): Found => ({
      ...about(kind, attempt, text, amount),
      id: `${kind}-${attempt.attemptId}-${refund.refundId}`,
    });
    if (meaning?.stage === 'failed' && !paid)
      return [id('rejected', `${of} failed to settle: ${lower(meaning.text)}.`, refund.amount)];
    if (paid && Math.abs(paid.amount) !== refund.amount)
      return [
        id(
          'amountsDiffer',
          `${of} was paid out as ${money(Math.abs(paid.amount))}.`,
          exactSum([Math.abs(paid.amount), -refund.amount]),
        ),
      ];
    if (paid || meaning || !isLate(day)) return [];
    return [id('refundNotAtGateway', `${of} is in none of the gateway’s reports.`, refund.amount)];
  });
}

/** Orders of the day that count as paid by card, or given back, without a payment or refund that says so. */
function ofOrder(day: DayOfPayments, order: ComparedOrder): Found[] {
  const isOfDay = isWithin(day, order.createdAt);
  if (!order.isByCard || !isOfDay) return [];
  const attempts = day.attempts.filter(({ orderGuid }) => orderGuid === order.guid);
  const money = (amount: number) => formatMoney(amount, day.currency, 'en-US');
  const { guid, orderNumber, paymentStatus, total } = order;
  const found = (kind: DifferenceKind, text: string, amount: number): Found[] => [
    { id: `${kind}-${guid}`, kind, text, amount, orderGuid: guid, orderNumber },
  ];
  if (paymentStatus === 'paid' && !attempts.some(wasTaken))
    return found(
      'paidWithoutCapture',
      `Order ${orderNumber} counts as paid by card, but no payment of ${money(total)} was taken.`,
      total,
    );
  const returned =
    paymentStatus === 'refunded' ? (order.refundedAmount ?? total) : (order.refundedAmount ?? 0);
  const recorded = exactSum(attempts.map(({ refunds }) => refundedBy(refunds)));
  const isVoided = attempts.some(({ state }) => state === 'voided' || state === 'refunded');
  if (isVoided || returned <= recorded) return [];
  return found(
    'refundedWithoutRecord',
    `Order ${orderNumber} counts as given back by ${money(returned)}, but refunds of ${money(recorded)} are recorded.`,
    exactSum([returned, -recorded]),
  );
}

/** What the gateway's reports of the day name and our payments do not, or not as they should. */
function atGatewayAlone(day: DayOfPayments): Found[] {
  const { settled, funded } = day.reported;
  const words = new Map(settled.map(({ retref, said }) => [retref, said]));
  const transactions = new Map(
    funded.flatMap((one) => (one.retref === undefined ? [] : [[one.retref, one]])),
  );
  const payments = new Map(
    day.attempts.flatMap((one) => (one.retref === undefined ? [] : [[one.retref, one]])),
  );
  const refunds = new Set(day.attempts.flatMap((one) => one.refunds.flatMap(({ retref }) => retref ?? [])));
  return [...new Set([...words.keys(), ...transactions.keys()])].flatMap((retref): Found[] => {
    const transaction = transactions.get(retref);
    const payment = payments.get(retref);
    if (payment) return settledThoughVoided(day, payment, words.get(retref), transaction);
    if (refunds.has(retref)) return [];
    const parent =
      transaction?.parentRetref === undefined ? undefined : payments.get(transaction.parentRetref);
    return [
      parent ? unrecordedRefund(day, parent, retref, transaction) : unknownToUs(day, retref, transaction),
    ];
  });
}

/** ' of $5.00', as far as the gateway says how much. */
const ofSum = ({ currency }: DayOfPayments, transaction: KeptTransaction | undefined): string =>
  transaction ? ` of ${formatMoney(Math.abs(transaction.amount), currency, 'en-US')}` : '';

const notTaken: readonly PaymentAttempt['state'][] = ['voided', 'declined', 'failed'];

function settledThoughVoided(
  day: DayOfPayments,
  payment: PaymentAttempt,
  said: string | undefined,
  transaction: KeptTransaction | undefined,
): Found[] {
  const isPaidOut = transaction !== undefined || settlementMeaning(said)?.stage === 'settled';
  if (!isPaidOut || !notTaken.includes(payment.state)) return [];
  const { orderNumber, state, amount } = payment;
  const text = `The payment${ofSum(day, transaction)} for order ${orderNumber} was settled, though for us it is ${state}.`;
  return [about('settledThoughVoided', payment, text, transaction ? Math.abs(transaction.amount) : amount)];
}

function unrecordedRefund(
  day: DayOfPayments,
  parent: PaymentAttempt,
  retref: string,
  transaction: KeptTransaction | undefined,
): Found {
  const text = `The gateway has a refund${ofSum(day, transaction)} of order ${parent.orderNumber}, of which there is no record here.`;
  const found = about('refundedWithoutRecord', parent, text, transaction && Math.abs(transaction.amount));
  return { ...found, id: `refundedWithoutRecord-${retref}`, retref };
}

function unknownToUs(day: DayOfPayments, retref: string, transaction: KeptTransaction | undefined): Found {
  const what = transaction && isGivenBack(transaction) ? 'refund' : 'payment';
  const text = `The gateway has a ${what}${ofSum(day, transaction)} (reference ${retref}) that is not known here.`;
  const amount = transaction && { amount: Math.abs(transaction.amount) };
  return { id: `unknownToUs-${retref}`, kind: 'unknownToUs', text, retref, ...amount };
}
