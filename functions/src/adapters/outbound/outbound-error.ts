// Why a call to an outside service failed. Contains nothing of what was sent or received.

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
