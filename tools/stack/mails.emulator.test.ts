// The complete way of a mail: requested from the API, sent by the functions, read in the stack's mailbox, its link followed.
import { API_BASE, CSRF_HEADER } from '@bite/shared/api/route';
import { routes } from '@bite/shared/api/routes';
import { describe, expect, it } from 'vitest';
import type { ReceivedMail } from '../../sandbox/mailbox/received-mails.ts';
import { demoUsers } from '../seed/people.ts';
import { stackFromEnvironment } from './environment.ts';
import { mailboxUrl } from './stack.ts';

const stack = stackFromEnvironment();
const [{ email } = { email: '' }] = demoUsers;

async function mailsTo(to: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${mailboxUrl(stack)}/api/mails?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { mails: ReceivedMail[] }).mails;
}

const ask = (name: 'requestPasswordReset' | 'readPasswordReset', body: object): Promise<Response> =>
  fetch(`${stack.urls.admin}${API_BASE}${routes[name].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CSRF_HEADER]: '1' },
    body: JSON.stringify(body),
  });
const askForReset = (to: string): Promise<Response> => ask('requestPasswordReset', { email: to });

describe('asking for a new password', () => {
  it('brings a link to the back office, whose code says whose password it chooses', async () => {
    expect((await askForReset(email)).status).toBe(200);
    const [mail] = await mailsTo(email);
    const link = new URL(mail?.links[0] ?? '');
    expect(`${link.origin}${link.pathname}`).toBe(`${stack.urls.admin}/auth/action`);
    const answer = await ask('readPasswordReset', { code: link.searchParams.get('oobCode') });
    expect(await answer.json()).toEqual({ success: true, data: { email } });
  });

  it('brings nothing to an address without an account, and says nothing else', async () => {
    const answer = await askForReset('nobody@example.com');
    expect(await answer.json()).toEqual({ success: true, data: null });
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });
});
