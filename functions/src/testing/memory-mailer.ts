// A mailer that keeps the mails for tests. It fails on demand, like an unavailable mail server.
import type { Mail, Mailer } from '../ports/mailer.ts';
import { SendingFailed, type SendingOutcome } from '../ports/sending.ts';

export interface MemoryMailer extends Mailer {
  readonly sent: Mail[];
  isDown: boolean;
  /** How it fails from now on; 'unclear' takes the mail and does not say so. */
  failsAs: SendingOutcome | undefined;
}

export function memoryMailer(): MemoryMailer {
  const mailer: MemoryMailer = {
    sent: [],
    isDown: false,
    failsAs: undefined,
    async send(mail) {
      const outcome = mailer.isDown ? 'notSent' : mailer.failsAs;
      if (outcome === undefined || outcome === 'unclear') mailer.sent.push(mail);
      if (outcome) throw new SendingFailed(outcome, 'Mail cannot be sent at the moment.');
    },
  };
  return mailer;
}

/** The URL of the only link in a mail's text. */
export function linkIn({ text }: Mail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error('There is no link in this mail');
  return link;
}

/** The code to sign in of a mail to a diner. */
export function codeIn(mail: Mail | undefined): string {
  const [code] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? [];
  if (code === undefined) throw new Error('There is no code in this mail');
  return code;
}
