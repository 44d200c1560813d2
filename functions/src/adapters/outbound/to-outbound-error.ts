// What our own packages throw, as an error of a call to an outside service. Apart from that error, which is judged where nothing
// of these packages is loaded yet.
import { BrokenCircuitError } from 'cockatiel';
import { OutboundError, type OutboundFailure } from './outbound-error.ts';

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '');

/** Failures before anything of a request was sent. */
const beforeSending: Readonly<Record<string, OutboundFailure>> = {
  FORBIDDEN_ADDRESS: 'FORBIDDEN_ADDRESS',
  UND_ERR_CONNECT_TIMEOUT: 'UNREACHABLE',
  ECONNREFUSED: 'UNREACHABLE',
  ENOTFOUND: 'UNREACHABLE',
  EAI_AGAIN: 'UNREACHABLE',
  EHOSTUNREACH: 'UNREACHABLE',
  ENETUNREACH: 'UNREACHABLE',
};

const whileReading: Readonly<Record<string, OutboundFailure>> = {
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'ANSWER_TOO_LARGE',
  UND_ERR_HEADERS_TIMEOUT: 'TIMEOUT',
  UND_ERR_BODY_TIMEOUT: 'TIMEOUT',
  UND_ERR_ABORTED: 'TIMEOUT',
};

export function toOutboundError(service: string, error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  if (error instanceof BrokenCircuitError) return new OutboundError(service, 'RESTING', false);
  const before = beforeSending[codeOf(error)];
  if (before) return new OutboundError(service, before, false);
  const { name } = error as { name?: unknown };
  const isLate = name === 'TimeoutError' || name === 'AbortError';
  return new OutboundError(
    service,
    isLate ? 'TIMEOUT' : (whileReading[codeOf(error)] ?? 'BROKEN_ANSWER'),
    true,
  );
}
