// Why a call to an outside service failed. Contains nothing of what was sent or received.
import { BrokenCircuitError } from 'cockatiel';

export type OutboundFailure =
  /** No answer within the time limit. */
  | 'TIMEOUT'
  | 'UNREACHABLE'
  /** The answer broke off or was not valid HTTP. */
  | 'BROKEN_ANSWER'
  | 'ANSWER_TOO_LARGE'
  /** A host that people typed resolves to a private address. */
  | 'FORBIDDEN_ADDRESS'
  /** The circuit breaker is open after repeated failures. */
  | 'RESTING';

export class OutboundError extends Error {
  readonly code: OutboundFailure;
  /** Whether the service may have received the request: a call that moves money must be checked before it is repeated. */
  readonly mayHaveArrived: boolean;

  constructor(service: string, code: OutboundFailure, mayHaveArrived: boolean) {
    super(`${service}: ${code}`);
    this.name = 'OutboundError';
    this.code = code;
    this.mayHaveArrived = mayHaveArrived;
  }
}

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

export function outboundErrorOf(service: string, error: unknown): OutboundError {
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
