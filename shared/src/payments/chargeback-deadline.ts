// Until when a chargeback must be answered. Neither the gateway's report nor its guide says: staff enter the day from the letter of
// their processor or bank, and nothing is guessed.
import { addDays, instantAt } from '../kernel/time.ts';
import type { ChargebackCase, ChargebackStatus } from './chargeback-case.schema.ts';

export const isToAnswer = ({ status }: { status: ChargebackStatus }): boolean =>
  status === 'new' || status === 'collecting';

/** People are reminded on the morning three days before the last day. */
const REMINDED_DAYS = 3;
const MORNING = 9 * 60;

/**
 * When people are to be told, in milliseconds: at once, and once, of a case whose last day nobody has entered. Undefined for what
 * needs no answer.
 */
export function remindAt(
  one: Pick<ChargebackCase, 'deadline' | 'status' | 'remindedOf'>,
  zone: string,
): number | undefined {
  if (!isToAnswer(one)) return undefined;
  if (one.deadline !== undefined) return instantAt(addDays(one.deadline, -REMINDED_DAYS), MORNING, zone);
  return one.remindedOf === undefined ? 0 : undefined;
}
