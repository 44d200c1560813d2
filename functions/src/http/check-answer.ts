// Checks answers against the contract in tests: one that deviates from its schema fails.
import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, refusalsOf } from '@bite/shared/api/endpoint';
import type { Route } from '@bite/shared/api/route';
import { DomainError, errorStatus } from '@bite/shared/kernel/errors';

/** Throws if the data, as JSON, has more or less than the endpoint's answer schema. */
export function checkAnswer(name: string, endpoint: Endpoint, data: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(data ?? null));
  const parsed = endpoint.answer.safeParse(sent);
  if (!parsed.success) throw new Error(`${name} answers what its contract does not say: ${parsed.error}`);
  if (!isDeepStrictEqual(parsed.data, sent))
    throw new Error(`${name} answers more than its contract says, or less: ${JSON.stringify(sent)}`);
}

/** The error itself, or another one if the contract does not name its code. RATE_LIMITED is always allowed. */
export function checkedRefusal(
  name: string,
  endpoint: Endpoint,
  { audience }: Route,
  error: unknown,
): unknown {
  if (!(error instanceof DomainError) || errorStatus[error.code] >= 500) return error;
  if (error.code === 'RATE_LIMITED') return error;
  if (refusalsOf(endpoint, audience).includes(error.code)) return error;
  return new Error(`${name} refuses with ${error.code}, which its contract does not name`);
}
