// Sends mails. Delivery is not confirmed.

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Settles when a mail server has taken it; throws UNAVAILABLE where none does in time. */
  send(mail: Mail): Promise<void>;
}
