// What is known of a message that could not be sent, by whatever service.
import { DomainError } from '@bite/shared/kernel/errors';

/**
 * `notSent`: surely not, and another try may succeed. `refused`: surely not, and no other try to this address will.
 * `unclear`: it was handed over, or may have been, and there was no answer.
 */
export type SendingOutcome = 'notSent' | 'refused' | 'unclear';

export class SendingFailed extends DomainError {
  readonly outcome: SendingOutcome;

  constructor(outcome: SendingOutcome, message: string) {
    super('UNAVAILABLE', message);
    this.name = 'SendingFailed';
    this.outcome = outcome;
  }
}

/** An error of another kind says nothing of whether it was sent. */
export const outcomeOf = (error: unknown): SendingOutcome =>
  error instanceof SendingFailed ? error.outcome : 'unclear';
