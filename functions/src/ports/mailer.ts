// Sends mails. Delivery is not confirmed.

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Resolves when a mail server has accepted the mail; throws UNAVAILABLE if none does in time. */
  send(mail: Mail): Promise<void>;
}
