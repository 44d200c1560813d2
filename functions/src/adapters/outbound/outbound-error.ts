// Why a call to an outside service failed, without anything of what was sent or said.
import { BrokenCircuitError } from 'cockatiel';

export type OutboundFailure =
  /** No answer within the time limit. */
  | 'TIMEOUT'
  | 'UNREACHABLE'
  /** The answer broke off or was none of HTTP. */
  | 'BROKEN_ANSWER'
  | 'ANSWER_TOO_LARGE'
  /** A host that people typed leads into a network of ours. */
  | 'FORBIDDEN_ADDRESS'
  /** It failed so often that it is left alone for a while. */
  | 'RESTING';

export class OutboundError extends Error {
  readonly code: OutboundFailure;
  /** Whether the service may have got the request: what moves money is asked about before it is sent again. */
  readonly mayHaveArrived: boolean;

  constructor(service: string, code: OutboundFailure, mayHaveArrived: boolean) {
    super(`${service}: ${code}`);
    this.name = 'OutboundError';
    this.code = code;
    this.mayHaveArrived = mayHaveArrived;
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '');

/** Nothing of a request was sent before these. */
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
