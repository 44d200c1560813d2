// What the platform mailed, as the stack's mailbox took it.
import { expect } from 'vitest';
import { stackFromEnvironment } from '../../tools/stack/environment.ts';
import { mailboxUrl } from '../../tools/stack/stack.ts';

const ARRIVES_WITHIN = 20_000;
const mailbox = mailboxUrl(stackFromEnvironment());

async function linksTo(email: string, part: string): Promise<string[]> {
  const answer = await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(email)}`);
  const { mails } = (await answer.json()) as { mails: { links: string[] }[] };
  return mails.flatMap(({ links }) => links).filter((link) => link.includes(part));
}

/** The newest link that was mailed to somebody and has `part` in it; waits for the mail. */
export async function mailedLink(email: string, part: string): Promise<string> {
  await expect.poll(() => linksTo(email, part), { timeout: ARRIVES_WITHIN }).not.toEqual([]);
  const [newest = ''] = await linksTo(email, part);
  return newest;
}
