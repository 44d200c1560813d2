// The gateway's verdict on a call: its letter alone counts (I4-08). Its codes only tell why something was refused.
import { declineNote, retryOf, type Verdict } from '@bite/shared/payments/declines';
import { responseMeaning } from '@bite/shared/payments/response-status';
import type { Declined, NotDone, Unknown } from '../../ports/card-gateway.ts';
import { unknown } from './ask.ts';

export interface VerdictFields extends Verdict {
  respcode?: string | undefined;
  respproc?: string | undefined;
}

/** The bank did not answer in time. */
const TIMED_OUT = '62';

/** Codes of the gateway itself, for whatever is done with a payment or a profile that exists. */
const reasonOfCode: Readonly<Record<string, NotDone['reason']>> = {
  21: 'credentials',
  97: 'credentials',
  29: 'notFound',
  96: 'notFound',
  25: 'notAllowed',
  26: 'notAllowed',
  27: 'notAllowed',
  28: 'notAllowed',
  39: 'notAllowed',
  45: 'notAllowed',
  46: 'notAllowed',
  31: 'invalid',
  32: 'invalid',
  34: 'invalid',
  43: 'invalid',
};

/** Who answers if the gateway does. Banks have codes of their own, with the same numbers. */
const OWN_CODES = 'PPS';

/**
 * Undefined for an approval.
 * @param of A charge is answered by a bank, mostly; a change of what exists by the gateway.
 */
export function refusalIn(
  fields: VerdictFields,
  of: 'charge' | 'change',
): Declined | Unknown | NotDone | undefined {
  const meaning = responseMeaning(fields.respstat?.trim());
  if (meaning === 'approved') return undefined;
  const code = fields.respcode?.trim() ?? '';
  if (meaning !== 'declined' || code === TIMED_OUT) return unknown;
  const isOwn = of === 'change' || fields.respproc?.trim() === OWN_CODES;
  const reason = isOwn ? reasonOfCode[code] : undefined;
  if (reason) return { outcome: 'notDone', reason, code };
  return { outcome: 'declined', code, retry: retryOf(fields), note: declineNote(fields) };
}
