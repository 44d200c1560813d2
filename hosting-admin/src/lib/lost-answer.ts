// Errors of a form whose answer was lost while creating something: the result is unknown, or the server said later that it
// had worked.
import { CallError } from '@bite/shared/api/client';
import type { RouteName } from '@bite/shared/api/routes';
import { type Created, describeCreated } from './describe-created.ts';

/** It may have been created: sending the form again is safe. */
export class OutcomeUnknown extends CallError {
  constructor({ code, message, status, details, requestId }: CallError) {
    super(code, message, status, { details, ...(requestId !== undefined && { requestId }) });
  }
}

/** What an earlier try of the form created, whose answer was lost; what was sent now is not. */
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
