// A mailer that keeps the mails for tests. It fails on demand, like an unavailable mail server.
import { DomainError } from '@bite/shared/kernel/errors';
import type { Mail, Mailer } from '../ports/mailer.ts';

export interface MemoryMailer extends Mailer {
  readonly sent: Mail[];
  isDown: boolean;
}

export function memoryMailer(): MemoryMailer {
  const mailer: MemoryMailer = {
    sent: [],
    isDown: false,
    async send(mail) {
      if (mailer.isDown) throw new DomainError('UNAVAILABLE', 'Mail cannot be sent at the moment.');
      mailer.sent.push(mail);
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
