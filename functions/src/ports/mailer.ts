// Sends mails. Delivery is not confirmed.
import { DomainError } from '@bite/shared/kernel/errors';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Shown as the sender, with our own address: a restaurant's name. */
  fromName?: string;
  replyTo?: string;
  /** Names this mail wherever it goes, so that a mail program shows it once if it is sent again. Letters, digits and hyphens. */
  id?: string;
}

export interface Mailer {
  /** Resolves when a mail server has accepted the mail; else throws SendingFailed, whose code is UNAVAILABLE. */
  send(mail: Mail): Promise<void>;
}

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

/** What is known of a sending that failed. An error of another kind says nothing of whether it was sent. */
export const outcomeOf = (error: unknown): SendingOutcome =>
  error instanceof SendingFailed ? error.outcome : 'unclear';
