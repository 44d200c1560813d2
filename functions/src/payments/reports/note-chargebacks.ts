// Books the chargebacks of a funding report: each becomes a case, linked to its order, with a reminder before its last day. A case
// that is known gets what the gateway says anew; what staff noted stays.
import type { RestaurantRef } from '@bite/shared/paths';
import { fromDecimals } from '@bite/shared/payments/amounts';
import type { Chargeback } from '@bite/shared/payments/chargeback.schema';
import type { ChargebackCase } from '@bite/shared/payments/chargeback-case.schema';
import { remindAt } from '@bite/shared/payments/chargeback-deadline';
import type { PaymentAttempt } from '@bite/shared/payments/payment-attempt.schema';
import { chargebacksOf } from '../../collections/payment-days.ts';
import { type DueWork, dueWork, newWork } from '../../due-work/due-work.ts';
import type { RecordStore } from '../../ports/records.ts';
import { brandOf, lastFourOf, present, textOf } from './kept-funding.ts';
import { attemptsByRetref } from './our-side.ts';

export interface NoteChargebacksDeps {
  records: Pick<RecordStore, 'find' | 'transact'>;
  /** Milliseconds. */
  now: () => number;
}

interface At {
  place: RestaurantRef;
  zone: string;
  currency: string;
}

/** 'Case 771 886' → 'Case-771-886': the id of its document. */
export const caseIdOf = (caseNumber: string): string =>
  caseNumber
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

export async function noteChargebacks(
  deps: NoteChargebacksDeps,
  at: At,
  chargebacks: readonly Chargeback[],
): Promise<void> {
  if (chargebacks.length === 0) return;
  const retrefs = chargebacks.flatMap(({ retref }) => textOf(retref) ?? []);
  const attempts = await attemptsByRetref(deps.records, at.place, retrefs);
  const now = new Date(deps.now()).toISOString();
  for (const said of chargebacks) {
    const facts = factsOf(said, at.currency);
    if (!facts) continue;
    const payment = attempts.find(({ retref }) => retref !== undefined && retref === facts.retref);
    await deps.records.transact(async (transaction) => {
      const collection = chargebacksOf(at.place);
      const known = await transaction.get(collection, facts.caseId);
      const noted = known ?? { firstSeenAt: now, status: 'new' as const, evidence: '', updatedAt: now };
      const record: ChargebackCase = {
        ...noted,
        ...facts,
        ...(payment && linkTo(payment)),
      };
      transaction.set(collection, facts.caseId, record);
      const work = reminderOf(at, record, deps.now());
      if (!known && work) transaction.set(dueWork, work.id, work.record);
    });
  }
}

/** The order that was paid, and whose network the card is of: reports hide its first digits. */
const linkTo = ({ orderGuid, orderNumber, card }: PaymentAttempt) => ({
  orderGuid,
  orderNumber,
  ...present({ brand: brandOf(card?.brand, undefined) }),
});

/** The work that reminds people of a case; undefined if nobody needs to be. One per case: stored anew, it replaces the former. */
export function reminderOf(
  { place, zone }: Pick<At, 'place' | 'zone'>,
  record: ChargebackCase,
  now: number,
): DueWork | undefined {
  const dueAt = remindAt(record, zone);
  if (dueAt === undefined) return undefined;
  const { tenantId, restaurantId } = place;
  const data = { tenantId, restaurantId, caseId: record.caseId };
  const id = `remindChargeback-${tenantId}-${restaurantId}-${record.caseId}`;
  return newWork('remindChargeback', data, now, { dueAt: Math.max(now, dueAt), id });
}

type Facts = Omit<ChargebackCase, 'firstSeenAt' | 'status' | 'evidence' | 'updatedAt' | 'deadline'>;

/** Undefined for a case number in which nothing can name a document. */
function factsOf(said: Chargeback, currency: string): Facts | undefined {
  const caseNumber = textOf(said.casenumber) ?? '';
  const caseId = caseIdOf(caseNumber);
  if (caseId === '') return undefined;
  return {
    caseId,
    caseNumber,
    currency,
    ...present({
      reasonCode: textOf(said.reasoncode),
      reasonText: textOf(said.reasondescription),
      amount: amountOf(said.amount, currency),
      paid: amountOf(said.transactionamount, currency),
      chargebackDate: dayOf(said.chargebackdate),
      paidOn: dayOf(said.transactiondate),
      retref: textOf(said.retref),
      lastFour: lastFourOf(said.cardnumber),
      brand: brandOf(undefined, said.cardnumber),
      acquirerReference: textOf(said.acquirereferencenumber),
    }),
  };
}

function amountOf(said: string | undefined, currency: string): number | undefined {
  try {
    return said ? Math.abs(fromDecimals(said, currency)) : undefined;
  } catch {
    return undefined;
  }
}

/** '2026-11-05' from '2026-11-05' or '20261105', with or without a time behind it. */
export function dayOf(said: string | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(said ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  return year !== undefined && !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ? date : undefined;
}
