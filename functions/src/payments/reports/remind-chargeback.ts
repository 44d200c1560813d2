// Reminds those who look after a restaurant's money of a chargeback that nobody has answered yet, once per deadline, and at once where none was entered.
import type { RestaurantRef } from '@bite/shared/paths';
import { remindAt } from '@bite/shared/payments/chargeback-deadline';
import { dayAt } from '@bite/shared/payments/report-days';
import { chargebacksOf } from '../../collections/payment-days.ts';
import { peopleWhoMay } from '../../identity/people-who-may.ts';
import { mailEach } from '../../mail/mail-each.ts';
import { chargebackReminderMail } from '../../mail/payment-mails.ts';
import { placeOf } from './report-place.ts';
import type { TellDeps } from './tell-differences.ts';

/** Nothing for a case that was answered, whose deadline was put off or has passed, or that people know of. Throws UNAVAILABLE. */
export async function remindChargeback(
  deps: TellDeps,
  { caseId, ...place }: RestaurantRef & { caseId: string },
): Promise<void> {
  const reported = await placeOf(deps.records, place);
  if (!reported) return;
  const at = chargebacksOf(place);
  const record = await deps.records.get(at, caseId);
  const due = record && remindAt(record, reported.zone);
  if (!record || due === undefined || due > deps.now()) return;
  const { deadline } = record;
  const today = dayAt(deps.now(), reported.zone);
  if (deadline !== undefined && (record.remindedOf === deadline || deadline < today)) return;
  const people = await peopleWhoMay(deps.records, 'payments.write', place);
  await mailEach(
    deps.mailer,
    people.map(({ email }) => email),
    (to) =>
      chargebackReminderMail({
        to,
        restaurantName: reported.restaurant.name,
        chargeback: record,
        place,
        adminOrigin: deps.adminOrigin,
      }),
  );
  await deps.records.transact(async (transaction) => {
    const now = await transaction.get(at, caseId);
    if (now) transaction.set(at, caseId, { ...now, remindedOf: deadline ?? today });
  });
}
