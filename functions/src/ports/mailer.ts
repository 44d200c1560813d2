// Sends mails. Delivery is not confirmed.

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
