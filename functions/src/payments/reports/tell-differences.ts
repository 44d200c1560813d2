// Mails those who look after a restaurant's money, and site administrators, what the comparison of a day found: each difference
// once. One that was told and comes back under the same id is not told again.
import type { RestaurantRef } from '@bite/shared/paths';
import type { Difference } from '@bite/shared/payments/payment-day.schema';
import { compactDay } from '@bite/shared/payments/report-days';
import { paymentDaysOf } from '../../collections/payment-days.ts';
import { MAILED, peopleWhoMay } from '../../identity/people-who-may.ts';
import { listSiteAdmins } from '../../identity/site-admins.ts';
import { mailEach } from '../../mail/mail-each.ts';
import { paymentDifferencesMail } from '../../mail/payment-mails.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { RecordStore } from '../../ports/records.ts';
import { placeOf } from './report-place.ts';

export interface TellDeps {
  records: RecordStore;
  mailer: Mailer;
  /** 'https://admin.bite.example' */
  adminOrigin: string;
  /** Milliseconds. */
  now: () => number;
}

const isToTell = ({ toldAt, explained }: Difference): boolean => toldAt === undefined && !explained;

/** Throws UNAVAILABLE if nobody could be told. */
export async function tellDifferences(
  deps: TellDeps,
  { day, ...place }: RestaurantRef & { day: string },
): Promise<void> {
  const reported = await placeOf(deps.records, place);
  const stored = await deps.records.get(paymentDaysOf(place), compactDay(day));
  const fresh = stored?.comparison?.differences.filter(isToTell) ?? [];
  if (!reported || fresh.length === 0) return;
  const people = await peopleWhoMay(deps.records, 'payments.write', place);
  const admins = (await listSiteAdmins(deps)).filter(({ isActive }) => isActive).slice(0, MAILED);
  const addresses = new Set([...people, ...admins].map(({ email }) => email));
  await mailEach(deps.mailer, [...addresses], (to) =>
    paymentDifferencesMail({
      to,
      restaurantName: reported.restaurant.name,
      day,
      differences: fresh.map(({ text }) => text),
      place,
      adminOrigin: deps.adminOrigin,
    }),
  );
  const told = new Set(fresh.map(({ id }) => id));
  const toldAt = new Date(deps.now()).toISOString();
  await deps.records.transact(async (transaction) => {
    const at = paymentDaysOf(place);
    const now = await transaction.get(at, compactDay(day));
    if (!now?.comparison) return;
    const differences = now.comparison.differences.map((one) =>
      told.has(one.id) ? { ...one, toldAt } : one,
    );
    transaction.set(at, compactDay(day), { ...now, comparison: { ...now.comparison, differences } });
  });
}
