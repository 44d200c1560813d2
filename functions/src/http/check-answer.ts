// Holds answers to the contract, in tests: one that has drifted from its schema fails.
import { isDeepStrictEqual } from 'node:util';
import { contract } from '@bite/shared/api/contract';
import { type Endpoint, refusalsOf } from '@bite/shared/api/endpoint';
import { type RouteName, routes } from '@bite/shared/api/routes';
import { DomainError, errorStatus } from '@bite/shared/kernel/errors';

/** Throws where the data, as JSON, is not what the endpoint's answer schema names: no more and no less. */
export function checkAnswer(name: RouteName, data: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(data ?? null));
  const endpoint: Endpoint = contract[name];
  const parsed = endpoint.answer.safeParse(sent);
  if (!parsed.success) throw new Error(`${name} answers what its contract does not say: ${parsed.error}`);
  if (!isDeepStrictEqual(parsed.data, sent))
    throw new Error(`${name} answers more than its contract says, or less: ${JSON.stringify(sent)}`);
}

/** The error itself, or another one where the endpoint's contract does not name its code; too many calls it never names. */
export function checkedRefusal(name: RouteName, error: unknown): unknown {
  if (!(error instanceof DomainError) || errorStatus[error.code] >= 500) return error;
  if (error.code === 'RATE_LIMITED') return error;
  if (refusalsOf(contract[name], routes[name].audience).includes(error.code)) return error;
  return new Error(`${name} refuses with ${error.code}, which its contract does not name`);
}
