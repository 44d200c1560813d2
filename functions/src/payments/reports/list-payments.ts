// Lists a restaurant's payments by card of some days.

import type { Answers } from '@bite/shared/api/answers';
import { portionsOf } from '@bite/shared/kernel/portions';
import type { RestaurantRef } from '@bite/shared/paths';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import type { ReportedPayment } from '@bite/shared/payments/payment-reports.contract';
import { exactSum, isTaken, refundedBy } from '@bite/shared/payments/payment-sums';
import { spanOf } from '@bite/shared/payments/report-days';
import { attemptsOf } from '../../collections/payments.ts';
import type { Caller } from '../../identity/caller.ts';
import { present } from './kept-funding.ts';
import { type ReportDeps, reportedPlace } from './report-place.ts';

/** Of one list. */
const MOST = 1500;
const MOST_ALARMS = 100;
/** They are found by their words and sorted here: a query sorts by what it compares. */
const MOST_READ = 1000;
/** Orders that are read together, for their tips. */
const TOGETHER = 25;

/** Both days belong to the range. Latest first. Throws as assertMayAt does. */
export async function listPayments(
  deps: Pick<ReportDeps, 'records' | 'orders'>,
  caller: Caller,
  at: RestaurantRef,
  { from, to }: { from: string; to: string },
): Promise<Answers['listPayments']> {
  const { place, zone } = await reportedPlace(deps.records, caller, 'payments.read', at);
  const { found, unreadable = [] } = await deps.records.page(attemptsOf(place), {
    where: [
      { field: 'createdAt', is: '>=', value: new Date(spanOf(from, zone).from).toISOString() },
      { field: 'createdAt', is: '<', value: new Date(spanOf(to, zone).until).toISOString() },
    ],
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: MOST,
  });
  const attempts = found.map(({ record }) => record);
  const tips = await tipsOf(deps, place, attempts);
  return {
    payments: attempts.map((attempt) => listed(attempt, tips.get(attempt.orderGuid))),
    isCut: found.length + unreadable.length === MOST,
    unreadable: unreadable.length,
  };
}

/** Of any day, latest first: those that nobody has looked at yet. Throws as assertMayAt does. */
export async function listPaymentAlarms(
  deps: Pick<ReportDeps, 'records'>,
  caller: Caller,
  at: RestaurantRef,
): Promise<Answers['listPaymentAlarms']> {
  const { place } = await reportedPlace(deps.records, caller, 'payments.read', at);
  const { found, unreadable = [] } = await deps.records.page(attemptsOf(place), {
    where: [{ field: 'alarm', is: '>', value: '' }],
    limit: MOST_READ,
  });
  const latest = found
    .map(({ record }) => record)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return {
    payments: latest.slice(0, MOST_ALARMS).map((attempt) => listed(attempt, undefined)),
    isCut: latest.length > MOST_ALARMS || found.length + unreadable.length === MOST_READ,
  };
}

/** By the guids of the orders that were paid. */
async function tipsOf(
  { orders }: Pick<ReportDeps, 'orders'>,
  place: RestaurantRef,
  attempts: readonly PaymentAttempt[],
): Promise<Map<string, number>> {
  const guids = [...new Set(attempts.filter(wasTaken).map(({ orderGuid }) => orderGuid))];
  const tips = new Map<string, number>();
  for (const batch of portionsOf(guids, TOGETHER)) {
    // An order that cannot be read has no tip here; the comparison tells about it.
    const found = await Promise.allSettled(batch.map((guid) => orders.find(place, guid)));
    for (const one of found)
      if (one.status === 'fulfilled' && one.value) tips.set(one.value.guid, one.value.totals.tip);
  }
  return tips;
}

const wasTaken = ({ state, capturedAmount }: PaymentAttempt): boolean =>
  isTaken({ state, captured: capturedAmount });

function listed(attempt: PaymentAttempt, tip: number | undefined): ReportedPayment {
  const { attemptId, orderGuid, orderNumber, state, createdAt, amount, currency, refunds, card } = attempt;
  return {
    ...{ attemptId, orderGuid, orderNumber, state, createdAt, amount, currency },
    refunded: refundedBy(refunds),
    refunding: exactSum(refunds.flatMap((one) => (one.state === 'requested' ? [one.amount] : []))),
    ...present({
      capturedAt: attempt.capturedAt,
      authorized: attempt.authorizedAmount,
      captured: attempt.capturedAmount,
      tip: wasTaken(attempt) && tip !== 0 ? tip : undefined,
      brand: card?.brand,
      lastFour: card?.lastFour,
      wallet: card?.wallet,
      retref: attempt.retref,
      authcode: attempt.authcode,
      code: attempt.code,
      message: attempt.message,
      alarm: attempt.alarm,
    }),
  };
}
