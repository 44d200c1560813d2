// Whether the server refused the way to pay, for example since cards went off while the page was open.
import type { CallError } from '@bite/shared/api/client';
import { refusalText } from './refusal-texts.ts';

/** In words for the guest; undefined if something else was refused. */
export function paymentRefused(error: CallError | undefined): string | undefined {
  if (error?.code !== 'CONFLICT') return undefined;
  const { fields = {} } = (error.details ?? {}) as { fields?: Readonly<Record<string, string>> };
  return 'payment' in fields ? refusalText(error) : undefined;
}
