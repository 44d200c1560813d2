// Chargebacks for staff: the list, and what they note about one.

import type { Answers } from '@bite/shared/api/answers';
import { daysBetween } from '@bite/shared/kernel/days-between';
import { DomainError } from '@bite/shared/kernel/errors';
import { addDays } from '@bite/shared/kernel/time';
import type { RestaurantRef } from '@bite/shared/paths';
import type { ChargebackCase, ChargebackUpdate } from '@bite/shared/payments/chargeback-case.schema';
import type { ListedChargeback } from '@bite/shared/payments/payment-reports.contract';
import { CHARGEBACK_DAYS, dayAt } from '@bite/shared/payments/report-days';
import { assertVersion, versionOf } from '../../audit/version.ts';
import type { WritePath } from '../../audit/write-path.ts';
import { findReadable } from '../../collections/find-readable.ts';
import { chargebacksOf } from '../../collections/payment-days.ts';
import { dueWork } from '../../due-work/due-work.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import { keptDays } from './gateway-days.ts';
import { reminderOf } from './note-chargebacks.ts';
import { type ReportDeps, reportedPlace } from './report-place.ts';

const MOST = 500;

/** Latest first. Throws as assertMayAt does. */
export async function listChargebacks(
  deps: Pick<ReportDeps, 'records' | 'now'>,
  caller: Caller,
  at: RestaurantRef,
): Promise<Answers['listChargebacks']> {
  const { place, zone } = await reportedPlace(deps.records, caller, 'payments.read', at);
  const { found } = await findReadable(deps.records, chargebacksOf(place), {
    orderBy: { field: 'firstSeenAt', direction: 'desc' },
    limit: MOST,
  });
  const today = dayAt(deps.now(), zone);
  const days = await keptDays(deps, place, daysBetween(addDays(today, -CHARGEBACK_DAYS), today));
  const looks = [...days.values()].flatMap(({ funding }) => funding?.askedAt ?? []).sort();
  const lookedAt = looks.at(-1);
  return {
    chargebacks: found.map(({ record }) => listed(record)),
    ...(lookedAt !== undefined && { lookedAt }),
  };
}

/**
 * Of what staff note alone: the gateway's facts and a reminder that was mailed meanwhile make no edit stale. `updatedAt` is set by
 * their changes only.
 */
export const versionOfNotes = ({ status, evidence, deadline, updatedAt }: ChargebackCase): string =>
  versionOf({ status, evidence, deadline, updatedAt });

const listed = (record: ChargebackCase): ListedChargeback => ({ ...record, version: versionOfNotes(record) });

/** Another deadline brings another reminder. Throws as assertMayAt does, NOT_FOUND and CONFLICT. */
export async function updateChargeback(
  { records, writePath, now }: Pick<ReportDeps, 'records' | 'now'> & { writePath: WritePath },
  caller: Caller,
  { caseId, ...at }: RestaurantRef & { caseId: string },
  { version, deadline, ...change }: ChargebackUpdate,
): Promise<ListedChargeback> {
  const reported = await reportedPlace(records, caller, 'payments.write', at);
  const collection = chargebacksOf(reported.place);
  return writePath.transact(authorOf(caller), async (transaction) => {
    const before = await transaction.get(collection, caseId);
    if (!before) throw new DomainError('NOT_FOUND', 'There is no such chargeback');
    assertVersion(`${collection.path}/${caseId}`, version, versionOfNotes(before), listed(before));
    const { deadline: _former, ...rest } = before;
    const after: ChargebackCase = {
      ...rest,
      ...change,
      ...(deadline !== null && { deadline }),
      updatedAt: new Date(now()).toISOString(),
      ...(caller.user.displayName && { updatedByName: caller.user.displayName }),
    };
    transaction.replace(collection, caseId, before, after);
    const isOtherDay = before.deadline !== after.deadline;
    const work =
      isOtherDay || before.status !== after.status ? reminderOf(reported, after, now()) : undefined;
    if (work && (after.deadline === undefined || after.remindedOf !== after.deadline))
      transaction.follow(dueWork, work.id, work.record);
    return listed(after);
  });
}
