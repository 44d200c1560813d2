// Errors of a change whose answer was lost: the result is unknown, or the server said later that it had succeeded.
import { CallError } from '@bite/shared/api/client';
import type { RouteName } from '@bite/shared/api/routes';
import { type Created, describeCreated } from './describe-created.ts';

/** It may have taken effect. */
export class OutcomeUnknown extends CallError {
  /** The request has an idempotency key, so that sending it again creates nothing twice. */
  readonly hasKey: boolean;

  constructor({ code, message, status, details, requestId }: CallError, { hasKey }: { hasKey: boolean }) {
    super(code, message, status, { details, ...(requestId !== undefined && { requestId }) });
    this.hasKey = hasKey;
  }
}

/** What an earlier attempt created, without an answer; the present request created nothing. */
export class CreatedEarlier extends CallError {
  readonly created: Created;

  constructor(name: RouteName, answer: unknown) {
    const created = describeCreated(name, answer);
    super(
      'IDEMPOTENCY_KEY_REUSED',
      `${created.what} was created already: the first try had worked. What you changed since is not saved.${created.next === undefined ? '' : ` ${created.next}`}`,
      422,
    );
    this.created = created;
  }
}
