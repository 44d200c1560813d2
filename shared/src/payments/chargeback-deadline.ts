// Until when a chargeback can be answered. The gateway's report does not say, so that it is counted from the date of the
// chargeback by the card's network, until staff enter the day of the bank's letter.
import { addDays, instantAt } from '../kernel/time.ts';
import type { ChargebackCase, ChargebackStatus } from './chargeback-case.schema.ts';

/** Cautiously: the networks give banks 20 to 45 days, of which a processor leaves the restaurant a part. */
export const answerDays: Readonly<Record<string, number>> = {
  visa: 18,
  mastercard: 30,
  amex: 18,
  discover: 18,
};
/** Of a network that the report does not name. */
export const SHORTEST_ANSWER_DAYS = 18;

export const daysToAnswer = (brand: string | undefined): number =>
  (brand !== undefined && Object.hasOwn(answerDays, brand) && answerDays[brand]) || SHORTEST_ANSWER_DAYS;

/** The last day, and whether staff have set it. Undefined if nothing tells it. */
export function deadlineOf({
  deadline,
  chargebackDate,
  brand,
}: Pick<ChargebackCase, 'deadline' | 'chargebackDate' | 'brand'>):
  | { day: string; isCounted: boolean }
  | undefined {
  if (deadline !== undefined) return { day: deadline, isCounted: false };
  if (chargebackDate === undefined) return undefined;
  return { day: addDays(chargebackDate, daysToAnswer(brand)), isCounted: true };
}

export const isToAnswer = ({ status }: { status: ChargebackStatus }): boolean =>
  status === 'new' || status === 'collecting';

/** People are reminded on the morning three days before the last day. */
const REMINDED_DAYS = 3;
const MORNING = 9 * 60;

/** When people are to be reminded, in milliseconds; undefined for what needs no answer or has no deadline. */
export function remindAt(
  one: Pick<ChargebackCase, 'deadline' | 'chargebackDate' | 'brand' | 'status'>,
  zone: string,
): number | undefined {
  const deadline = isToAnswer(one) ? deadlineOf(one) : undefined;
  return deadline && instantAt(addDays(deadline.day, -REMINDED_DAYS), MORNING, zone);
}
