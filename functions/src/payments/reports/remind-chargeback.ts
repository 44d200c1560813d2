// Reminds those who look after a restaurant's money of a chargeback that nobody has answered yet, once per deadline.
import type { RestaurantRef } from '@bite/shared/paths';
import { deadlineOf, isToAnswer, remindAt } from '@bite/shared/payments/chargeback-deadline';
import { dayAt } from '@bite/shared/payments/report-days';
import { chargebacksOf } from '../../collections/payment-days.ts';
import { chargebackReminderMail } from '../../mail/payment-mails.ts';
import { peopleOfPayments } from './people-of-payments.ts';
import { placeOf } from './report-place.ts';
import { mailEach, type TellDeps } from './tell-differences.ts';

/** Nothing for a case that was answered, whose deadline was put off or has passed, or that people know of. Throws UNAVAILABLE. */
export async function remindChargeback(
  deps: TellDeps,
  { caseId, ...place }: RestaurantRef & { caseId: string },
): Promise<void> {
  const reported = await placeOf(deps.records, place);
  if (!reported) return;
  const at = chargebacksOf(place);
  const record = await deps.records.get(at, caseId);
  const deadline = record && isToAnswer(record) ? deadlineOf(record) : undefined;
  if (!record || !deadline || record.remindedOf === deadline.day) return;
  const today = dayAt(deps.now(), reported.zone);
  const isEarly = (remindAt(record, reported.zone) ?? 0) > deps.now();
  if (isEarly || deadline.day < today) return;
  const people = await peopleOfPayments(deps.records, place);
  await mailEach(
    deps.mailer,
    people.map(({ email }) => email),
    (to) =>
      chargebackReminderMail({
        to,
        restaurantName: reported.restaurant.name,
        chargeback: record,
        answerBy: deadline,
        place,
        adminOrigin: deps.adminOrigin,
      }),
  );
  await deps.records.transact(async (transaction) => {
    const now = await transaction.get(at, caseId);
    if (now) transaction.set(at, caseId, { ...now, remindedOf: deadline.day });
  });
}
