// The comparison for staff: the list of days, comparing one now, and noting what a difference was.

import type { Answers } from '@bite/shared/api/answers';
import { daysBetween } from '@bite/shared/kernel/days-between';
import { DomainError } from '@bite/shared/kernel/errors';
import type { RestaurantRef } from '@bite/shared/paths';
import type { ComparedDay } from '@bite/shared/payments/payment-reports.contract';
import { compactDay, dayAt } from '@bite/shared/payments/report-days';
import type { WritePath } from '../../audit/write-path.ts';
import { paymentDaysOf } from '../../collections/payment-days.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import { compareDay, stateOf } from './compare-day.ts';
import { keptDays } from './gateway-days.ts';
import { type ReportDeps, reportedPlace } from './report-place.ts';

/** Latest first; days that were not compared are left out. Throws as assertMayAt does. */
export async function listComparisons(
  deps: Pick<ReportDeps, 'records'>,
  caller: Caller,
  at: RestaurantRef,
  { from, to }: { from: string; to: string },
): Promise<Answers['listComparisons']> {
  const { place } = await reportedPlace(deps.records, caller, 'payments.read', at);
  const kept = await keptDays(deps, place, daysBetween(from, to).reverse());
  return { days: [...kept].flatMap(([day, { comparison }]) => (comparison ? [{ day, ...comparison }] : [])) };
}

/** Throws as assertMayAt does, and VALIDATION_FAILED for a day that has not begun. */
export async function compareDayNow(
  deps: ReportDeps,
  caller: Caller,
  { day, ...at }: RestaurantRef & { day: string },
): Promise<ComparedDay> {
  const reported = await reportedPlace(deps.records, caller, 'payments.write', at);
  if (day > dayAt(deps.now(), reported.zone))
    throw new DomainError('VALIDATION_FAILED', 'This day has not begun', {
      fields: { day: 'This day has not begun' },
    });
  const { comparison } = await compareDay(deps, reported, day);
  return { day, ...comparison };
}

/** An empty note takes the explanation back. Throws as assertMayAt does, and NOT_FOUND for a difference that has gone. */
export async function explainDifference(
  { records, writePath, now }: Pick<ReportDeps, 'records' | 'now'> & { writePath: WritePath },
  caller: Caller,
  { day, differenceId, ...at }: RestaurantRef & { day: string; differenceId: string },
  { note }: { note: string },
): Promise<ComparedDay> {
  const { place } = await reportedPlace(records, caller, 'payments.write', at);
  const collection = paymentDaysOf(place);
  return writePath.transact(authorOf(caller), async (transaction) => {
    const before = await transaction.get(collection, compactDay(day));
    const comparison = before?.comparison;
    const known = comparison?.differences.find(({ id }) => id === differenceId);
    if (!before || !comparison || !known)
      throw new DomainError('NOT_FOUND', 'This difference has gone. Please look at the day again.');
    const { explained: _, ...bare } = known;
    const { uid, displayName = '' } = caller.user;
    const explained = { note, by: uid, byName: displayName, at: new Date(now()).toISOString() };
    const after = note === '' ? bare : { ...bare, explained };
    const differences = comparison.differences.map((one) => (one.id === differenceId ? after : one));
    const changed = { ...comparison, differences };
    const result = { ...changed, state: stateOf(changed) };
    transaction.follow(collection, compactDay(day), { ...before, comparison: result });
    // The day itself is too large for an entry of the history.
    const part = { path: collection.path, recordId: compactDay(day) };
    transaction.note({
      ...part,
      before: { [known.kind]: known.explained?.note ?? '' },
      after: { [known.kind]: note },
    });
    return { day, ...result };
  });
}
