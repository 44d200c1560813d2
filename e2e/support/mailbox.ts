// Reads the platform's mails from the stack's mailbox.
import { expect } from 'vitest';
import { stackFromEnvironment } from '../../tools/stack/environment.ts';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { mailboxUrl } from '../../tools/stack/stack.ts';

const mailbox = mailboxUrl(stackFromEnvironment());

async function linksTo(email: string, part: string, subject = ''): Promise<string[]> {
  const answer = await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(email)}`);
  const { mails } = (await answer.json()) as { mails: { subject: string; links: string[] }[] };
  const about = mails.filter((mail) => mail.subject.includes(subject));
  return about.flatMap(({ links }) => links).filter((link) => link.includes(part));
}

/** The newest mailed link to this address that contains `part`, in a mail whose subject contains `subject`; waits for the mail. */
export async function mailedLink(email: string, part: string, subject = ''): Promise<string> {
  await expect.poll(() => linksTo(email, part, subject), { timeout: FIRST_ANSWER }).not.toEqual([]);
  const [newest = ''] = await linksTo(email, part, subject);
  return newest;
}

/** The newest code to sign in that was mailed to this address; waits for the mail. */
export async function mailedCode(email: string): Promise<string> {
  const codes = async () => (await subjectsTo(email)).flatMap((subject) => /\d{6}/.exec(subject)?.[0] ?? []);
  await expect.poll(codes, { timeout: FIRST_ANSWER }).not.toEqual([]);
  const [newest = ''] = await codes();
  return newest;
}

async function subjectsTo(email: string): Promise<string[]> {
  const answer = await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(email)}`);
  const { mails } = (await answer.json()) as { mails: { subject: string }[] };
  return mails.map(({ subject }) => subject);
}
