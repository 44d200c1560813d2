// Compares a restaurant's day of card payments with the gateway's reports and the orders, and keeps what it finds. Differences
// that were found before keep when they were first seen, told and explained; those that have gone are gone.

import { daysBetween } from '@bite/shared/kernel/days-between';
import { portionsOf } from '@bite/shared/kernel/portions';
import { addDays } from '@bite/shared/kernel/time';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { type Compared, type ComparedOrder, comparePayments } from '@bite/shared/payments/compare-payments';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import {
  type DayComparison,
  type KeptFunding,
  type KeptSettlement,
  MOST_DIFFERENCES,
} from '@bite/shared/payments/payment-day.schema';
import type { Stopped } from '@bite/shared/payments/payment-reports.contract';
import { compactDay, dayAt, spanOf } from '@bite/shared/payments/report-days';
import { paymentDaysOf } from '../../collections/payment-days.ts';
import { attemptsOf } from '../../collections/payments.ts';
import type { KnownPayment, Merchant } from '../../ports/card-gateway.ts';
import { merchantOf } from '../merchant-of.ts';
import { type CallBudget, callsAtOnce, gatewayDays, keep, keptDays, stoppedBy } from './gateway-days.ts';
import { attemptsByRetref } from './our-side.ts';
import type { ReportDeps, Reported } from './report-place.ts';

/** How long after a day its payments are still looked for in the gateway's reports. */
export const SETTLING_DAYS = 6;
const PER_PAGE = 200;
const PAGES = 25;
const TOGETHER = 25;

const problems: Readonly<Record<Stopped['reason'], string>> = {
  busy: 'The gateway has not been asked for everything yet.',
  limited: 'The gateway had been asked too often.',
  credentials: 'The gateway refused the login: see the set-up of payments.',
  invalid: 'The gateway refused the question.',
  unreachable: 'The gateway could not be reached.',
  unknown: 'The gateway did not answer.',
};

export interface ComparedNow {
  comparison: DayComparison;
  /** Why the gateway was not asked for everything. */
  stopped?: Stopped;
}

/** @param day '2026-11-20', which has begun. Asks the gateway for what is not kept. */
export async function compareDay(
  deps: ReportDeps,
  reported: Reported,
  day: string,
  budget: CallBudget = callsAtOnce(),
): Promise<ComparedNow> {
  const { place, zone, currency } = reported;
  const now = deps.now();
  const merchant = await merchantOf(deps, place);
  const days = daysToAsk(day, addDays(dayAt(now, zone), -1));
  const said = await reportsOf(deps, reported, merchant, days, budget);
  const ours = await ourPayments(deps, place, { ...spanOf(day, zone), now }, retrefsOf(said, day));
  const compared = {
    currency,
    now,
    ...spanOf(day, zone),
    ...ours,
    isComplete: merchant !== undefined && said.stopped === undefined,
    reported: {
      settled: said.settlement.get(day)?.batches.flatMap(({ transactions }) => transactions) ?? [],
      funded: said.funding.get(day)?.transactions ?? [],
    },
    known: {
      settled: new Map(
        [...said.settlement.values()].flatMap(({ batches }) =>
          batches.flatMap(({ transactions }) => transactions.map((one) => [one.retref, one.said] as const)),
        ),
      ),
      funded: [...said.funding.values()].flatMap(({ transactions }) => transactions),
    },
  };
  const first = comparePayments({ ...compared, inquired: undefined });
  const late = ours.attempts.filter(({ retref = '' }) => first.toInquire.includes(retref));
  const asked = await inquire(deps, place, late, budget);
  const isAnswered = late.length > 0 && asked.stopped === undefined;
  const result = isAnswered ? comparePayments({ ...compared, inquired: asked.inquired }) : first;
  const stopped = said.stopped ?? asked.stopped;
  const problem = merchant
    ? stopped && problems[stopped.reason]
    : 'There is no account at the gateway any more.';
  const comparison = await store(deps, place, day, result, { now, problem });
  return { comparison, ...(stopped && { stopped }) };
}

/**
 * In which the day's payments are looked for. The gateway may count days in another time zone, so that they begin one earlier;
 * today's reports are not complete and have to be asked for anew every time.
 */
function daysToAsk(day: string, yesterday: string): string[] {
  const last = addDays(day, SETTLING_DAYS);
  const until = last < yesterday ? last : yesterday;
  return daysBetween(addDays(day, -1), until < day ? day : until);
}

interface GatewaySaid {
  settlement: ReadonlyMap<string, KeptSettlement>;
  funding: ReadonlyMap<string, KeptFunding>;
  stopped?: Stopped | undefined;
}

async function reportsOf(
  deps: ReportDeps,
  reported: Reported,
  merchant: Merchant | undefined,
  days: readonly string[],
  budget: CallBudget,
): Promise<GatewaySaid> {
  if (merchant) {
    const at = { ...reported, merchant };
    const settlement = await gatewayDays(deps, at, 'settlement', days, { budget });
    if (settlement.stopped && settlement.stopped.reason !== 'busy') {
      const kept = await keptDays(deps, reported.place, days);
      return { settlement: settlement.answers, funding: fundingOf(kept), stopped: settlement.stopped };
    }
    const funding = await gatewayDays(deps, at, 'funding', days, { budget });
    return {
      settlement: settlement.answers,
      funding: funding.answers,
      stopped: settlement.stopped ?? funding.stopped,
    };
  }
  const kept = await keptDays(deps, reported.place, days);
  const settlements = [...kept].flatMap(([day, { settlement }]) =>
    settlement ? [[day, settlement] as const] : [],
  );
  return { settlement: new Map(settlements), funding: fundingOf(kept) };
}

const fundingOf = (kept: Awaited<ReturnType<typeof keptDays>>): Map<string, KeptFunding> =>
  new Map([...kept].flatMap(([day, { funding }]) => (funding ? [[day, funding] as const] : [])));

function retrefsOf({ settlement, funding }: GatewaySaid, day: string): string[] {
  const settled = settlement.get(day)?.batches.flatMap(({ transactions }) => transactions) ?? [];
  const funded = funding.get(day)?.transactions ?? [];
  return [
    ...settled.map(({ retref }) => retref),
    ...funded.flatMap(({ retref, parentRetref }) => [retref ?? [], parentRetref ?? []].flat()),
  ];
}

/** The payments that the day is about, and its orders. What cannot be read is as if it were not there: a difference says so. */
async function ourPayments(
  deps: ReportDeps,
  place: RestaurantRef,
  { from, until, now }: { from: number; until: number; now: number },
  retrefs: readonly string[],
): Promise<{ attempts: PaymentAttempt[]; orders: ComparedOrder[] }> {
  const changed = await changedSince(deps, place, from);
  const missing = retrefs.filter(
    (retref) =>
      !changed.some((one) => one.retref === retref || one.refunds.some((two) => two.retref === retref)),
  );
  const named = await attemptsByRetref(deps.records, place, missing);
  const attempts = [...new Map([...changed, ...named].map((one) => [one.attemptId, one])).values()];
  const orders = new Map(
    (await ordersOf(deps, place, { from, until: Math.min(until, now) })).map((one) => [one.guid, one]),
  );
  const others = [...new Set(attempts.map(({ orderGuid }) => orderGuid))].filter((guid) => !orders.has(guid));
  for (const portion of portionsOf(others, TOGETHER)) {
    const found = await Promise.all(portion.map((guid) => deps.orders.find(place, guid)));
    for (const order of found) if (order) orders.set(order.guid, order);
  }
  return { attempts, orders: [...orders.values()].map(comparedOrder) };
}

/** A payment that was captured, voided or given back on the day has changed since. */
async function changedSince(
  { records }: Pick<ReportDeps, 'records'>,
  place: RestaurantRef,
  from: number,
): Promise<PaymentAttempt[]> {
  const { found } = await records.page(attemptsOf(place), {
    where: [{ field: 'updatedAt', is: '>=', value: new Date(from).toISOString() }],
    limit: PER_PAGE * PAGES,
  });
  return found.map(({ record }) => record);
}

async function ordersOf(
  { orders }: Pick<ReportDeps, 'orders'>,
  place: RestaurantRef,
  { from, until }: { from: number; until: number },
): Promise<Order[]> {
  const found = new Map<string, Order>();
  const before = new Date(until).toISOString();
  let next: string | undefined = new Date(from).toISOString();
  for (let page = 0; page < PAGES && next !== undefined; page += 1) {
    const answer: Awaited<ReturnType<typeof orders.placedBetween>> = await orders.placedBetween(place, {
      from: next,
      before,
      limit: PER_PAGE,
    });
    for (const order of answer.orders) found.set(order.guid, order);
    next = answer.next;
  }
  return [...found.values()];
}

const comparedOrder = (order: Order): ComparedOrder => {
  const { guid, orderNumber, paymentStatus, refundedAmount, lifecycleState, createdAt } = order;
  const { paymentMethod, payment, totals } = order;
  // One that was paid by card at the counter has no payment here, or one that failed.
  const isTried = payment !== undefined && payment.state !== 'waiting' && payment.state !== 'failed';
  const isByCard = paymentMethod === 'card' && isTried;
  return {
    ...{ guid, orderNumber, paymentStatus, lifecycleState, createdAt, total: totals.total, isByCard },
    refundedAmount,
  };
};

/** Of a night when nothing at all was settled, the first ones tell enough. */
const MOST_INQUIRIES = 8;

type Inquired = Map<string, { settlement?: string; amount: number }>;

/** Each at the account that it went to, which may be an earlier one of the restaurant. */
async function inquire(
  deps: ReportDeps,
  place: RestaurantRef,
  payments: readonly PaymentAttempt[],
  budget: CallBudget,
): Promise<{ inquired: Inquired; stopped?: Stopped }> {
  const inquired: Inquired = new Map();
  for (const { retref = '', site, merchantId } of payments.slice(0, MOST_INQUIRIES)) {
    const merchant = await merchantOf(deps, place, { site, merchantId });
    if (!merchant) return { inquired };
    if (budget.left <= 0) return { inquired, stopped: { reason: 'busy', goesOnIn: 60 } };
    budget.left -= 1;
    const said = await deps.cardGateway.inquire(merchant, retref);
    const isMissing = said.outcome === 'notDone' && said.reason === 'notFound';
    if (said.outcome !== 'found' && !isMissing) return { inquired, stopped: stoppedBy(said) };
    inquired.set(
      retref,
      said.outcome === 'found' ? answerIn(said) : { settlement: 'it knows no such payment', amount: 0 },
    );
  }
  return { inquired };
}

function answerIn(said: { payments: readonly KnownPayment[] }): { settlement?: string; amount: number } {
  const [payment] = said.payments;
  const { amount = 0, settlement } = payment ?? {};
  return { amount, ...(settlement !== undefined && { settlement }) };
}

async function store(
  { records }: Pick<ReportDeps, 'records'>,
  place: RestaurantRef,
  day: string,
  { differences, toInquire: _, ...sums }: Compared,
  { now, problem }: { now: number; problem: string | undefined },
): Promise<DayComparison> {
  const comparedAt = new Date(now).toISOString();
  const before = (await records.get(paymentDaysOf(place), compactDay(day)))?.comparison?.differences ?? [];
  const former = new Map(before.map((one) => [one.id, one]));
  const kept = differences.slice(0, MOST_DIFFERENCES).map((one) => {
    const { firstSeenAt = comparedAt, toldAt, explained } = former.get(one.id) ?? {};
    return {
      ...one,
      text: one.text.slice(0, 500),
      firstSeenAt,
      ...(toldAt !== undefined && { toldAt }),
      ...(explained && { explained }),
    };
  });
  const comparison: DayComparison = {
    ...sums,
    comparedAt,
    differences: kept,
    moreDifferences: differences.length - kept.length,
    state: stateOf({ differences: kept, waitingCount: sums.waitingCount, problem }),
    ...(problem !== undefined && { problem }),
  };
  await keep({ records } as ReportDeps, place, day, { comparison });
  return comparison;
}

/** Explained differences count no longer. */
export function stateOf({
  differences,
  waitingCount,
  problem,
}: Pick<DayComparison, 'differences' | 'waitingCount'> & {
  problem?: string | undefined;
}): DayComparison['state'] {
  if (differences.some(({ explained }) => !explained)) return 'different';
  return waitingCount > 0 || problem !== undefined ? 'open' : 'equal';
}
