// Every night: has the payments of each restaurant that takes cards compared with the gateway. The gateway takes few calls a
// minute from one address, so that each restaurant is work of its own, one after another, which goes on later where it was refused.
import { daysBetween } from '@bite/shared/kernel/days-between';
import { SECOND } from '@bite/shared/kernel/durations';
import { DomainError } from '@bite/shared/kernel/errors';
import { addDays } from '@bite/shared/kernel/time';
import type { RestaurantRef } from '@bite/shared/paths';
import { compactDay, dayAt } from '@bite/shared/payments/report-days';
import { paymentDaysOf } from '../../collections/payment-days.ts';
import { PAYMENT_SETUP, paymentSetupsOf } from '../../collections/payments.ts';
import { dueWork, newWork, type WorkData } from '../../due-work/due-work.ts';
import type { RecordStore } from '../../ports/records.ts';
import {
  type ForEachPlaceDeps,
  forEachRestaurant,
  type PlacesReached,
} from '../../tenancy/for-each-place.ts';
import { compareDay, SETTLING_DAYS } from './compare-day.ts';
import { placeOf, type ReportDeps } from './report-place.ts';

export interface RequestComparisonsDeps extends ForEachPlaceDeps {
  records: Pick<RecordStore, 'get' | 'transact'>;
}

/** Between the works of two restaurants: each makes a handful of calls. */
const APART = 20 * SECOND;
/** Of one attempt at a restaurant's comparison. */
const CALLS = 10;

/** Stores the work of each restaurant. Twice in a night is once: the work has the night's own id. */
export async function requestComparisons(
  deps: RequestComparisonsDeps,
): Promise<PlacesReached & { requested: number }> {
  let requested = 0;
  const reached = await forEachRestaurant(deps, 'payments could not be compared', async (place) => {
    const setup = await deps.records.get(paymentSetupsOf(place), PAYMENT_SETUP);
    if (setup?.merchantId === undefined) return;
    const dueAt = deps.now() + requested * APART;
    requested += 1;
    await storeComparison(deps, place, dueAt);
  });
  return { ...reached, requested };
}

/** Of the restaurant, once a night. @param dueAt Milliseconds. @param since When the comparison that it goes on with began. */
async function storeComparison(
  { records, now }: Pick<ReportDeps, 'now'> & { records: Pick<RecordStore, 'transact'> },
  { tenantId, restaurantId }: RestaurantRef,
  dueAt: number,
  since?: string,
): Promise<void> {
  const night = new Date(now()).toISOString().slice(0, 10);
  const id = `comparePayments-${tenantId}-${restaurantId}-${compactDay(night)}`;
  const data = { tenantId, restaurantId, ...(since !== undefined && { since }) };
  const work = newWork('comparePayments', data, now(), { dueAt, id });
  await records.transact(async (transaction) => transaction.set(dueWork, work.id, work.record));
}

/**
 * Compares yesterday and the days before it that are not settled yet, oldest first. What one run has no calls for is the work of the
 * next one. Throws UNAVAILABLE where the gateway did not answer, so that it is tried again.
 */
export async function comparePaymentsAt(
  deps: ReportDeps,
  { since, ...place }: WorkData<'comparePayments'>,
): Promise<void> {
  const begunAt = since ?? new Date(deps.now()).toISOString();
  const reported = await placeOf(deps.records, place);
  if (!reported) return;
  const yesterday = addDays(dayAt(deps.now(), reported.zone), -1);
  const budget = { left: CALLS };
  for (const day of await openDays(deps, reported.place, yesterday, begunAt)) {
    const { comparison, stopped } = await compareDay(deps, reported, day, budget);
    if (comparison.differences.some(({ toldAt, explained }) => toldAt === undefined && !explained))
      await requestTelling(deps, reported.place, day);
    // What follows would be refused as well. A wrong login is for people to correct: the day says so.
    if (stopped?.reason === 'credentials' || stopped?.reason === 'invalid') return;
    if (stopped?.reason === 'busy') {
      const { goesOnIn = 60 } = stopped;
      return storeComparison(deps, reported.place, deps.now() + goesOnIn * SECOND, begunAt);
    }
    if (stopped)
      throw new DomainError('UNAVAILABLE', `The gateway was not asked for everything: ${stopped.reason}`);
  }
}

/** Without those that were compared wholly since it began, so that each run gets further. */
async function openDays(
  { records }: Pick<ReportDeps, 'records'>,
  place: RestaurantRef,
  yesterday: string,
  begunAt: string,
): Promise<string[]> {
  const days = daysBetween(addDays(yesterday, -SETTLING_DAYS), yesterday);
  const kept = await records.getAll(paymentDaysOf(place), days.map(compactDay));
  return days.filter((day, index) => {
    const { comparedAt = '', problem, state } = kept[index]?.comparison ?? {};
    const isDone = comparedAt > begunAt && problem === undefined;
    return !isDone && (day === yesterday || state !== 'equal');
  });
}

const requestTelling = (
  { records, now }: Pick<ReportDeps, 'records' | 'now'>,
  { tenantId, restaurantId }: RestaurantRef,
  day: string,
): Promise<void> =>
  records.transact(async (transaction) => {
    const id = `tellPaymentDifferences-${tenantId}-${restaurantId}-${compactDay(day)}`;
    const work = newWork('tellPaymentDifferences', { tenantId, restaurantId, day }, now(), {
      id,
      dueAt: now(),
    });
    transaction.set(dueWork, id, work.record);
  });
