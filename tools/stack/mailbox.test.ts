// The functions' mails reach the stack's mailbox, and failures of a mail server reach the caller as one error.
import { DomainError } from '@bite/shared/kernel/errors';
import { afterAll, describe, expect, it } from 'vitest';
import { smtpMailer } from '../../functions/src/adapters/mail/smtp-mailer.ts';
import { invitationMail } from '../../functions/src/mail/invitation-mail.ts';
import type { Log } from '../../functions/src/ports/log.ts';
import { startMailbox } from '../../sandbox/mailbox/mailbox.ts';
import type { ReceivedMail } from '../../sandbox/mailbox/received-mails.ts';

const mailbox = await startMailbox({ smtp: 0, http: 0 });
const lines: unknown[] = [];
const log: Log = { info: () => undefined, error: (...line) => void lines.push(line) };
const settings = { url: mailbox.smtpUrl, from: 'Bite <no-reply@bite.example.com>' };
const mailer = smtpMailer(settings, log);
afterAll(async () => {
  await mailer.close();
  await mailbox.close();
});

const mailTo = (to: string) =>
  invitationMail({
    to,
    tenantName: 'Bella & Söhne',
    tenantRole: 'manager',
    invitedBy: 'Luigi',
    code: 'a-code',
    adminOrigin: 'http://localhost:5005',
  });

async function received(to: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${mailbox.url}/api/mails?to=${to}`);
  return ((await answer.json()) as { mails: ReceivedMail[] }).mails;
}

describe('a mail of the functions', () => {
  it('arrives in the mailbox with its subject, both its texts and its link', async () => {
    await mailer.send(mailTo('ada@example.com'));
    const [mail] = await received('ada@example.com');
    expect(mail?.subject).toBe('You are invited to work with Bella & Söhne on Bite');
    expect(mail?.from).toBe('no-reply@bite.example.com');
    expect(mail?.links).toEqual(['http://localhost:5005/auth/invitation#code=a-code']);
    expect(mail?.html).toContain('Bella &amp; Söhne');
  });

  it('goes out while many others do', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => mailer.send(mailTo(`many${index}@example.com`))),
    );
    expect(await received('many19@example.com')).toHaveLength(1);
  });

  it.each([
    ['the address is refused', settings, 'refused@example.com'],
    ['nobody answers in time', { ...settings, patience: 100 }, 'slow@example.com'],
    ['nobody listens', { ...settings, url: 'smtp://127.0.0.1:1' }, 'ada@example.com'],
    ['no server is named', { from: settings.from }, 'ada@example.com'],
  ])('fails as UNAVAILABLE where %s, and the log names nobody', async (_why, where, to) => {
    const failing = smtpMailer(where, log);
    lines.length = 0;
    const failure = await failing.send(mailTo(to)).catch((error: unknown) => error);
    await failing.close();
    expect(failure).toBeInstanceOf(DomainError);
    expect(failure).toMatchObject({ code: 'UNAVAILABLE' });
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/@|a-code|Bella/);
  });
});
