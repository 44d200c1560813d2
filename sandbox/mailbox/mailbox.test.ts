import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailbox } from './mailbox.ts';
import { KEPT, type ReceivedMail, ReceivedMails } from './received-mails.ts';

const mailbox = await startMailbox({ smtp: 0, http: 0 });
afterAll(() => mailbox.close());

const raw = (subject: string, body = 'Hello') =>
  ['From: Bite <no-reply@bite.example.com>', `Subject: ${subject}`, '', body].join('\r\n');

/** Sends each line to the mail server and returns its last status: 250 if it accepted the mail. */
async function say(lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(mailbox.smtpUrl);
  const socket = connect(Number(port), hostname);
  const answers = createInterface(socket)[Symbol.asyncIterator]();
  const answer = async (): Promise<string> => {
    const { value = '' } = await answers.next();
    return /^\d{3}-/.test(value) ? answer() : value;
  };
  let last = await answer();
  for (const line of lines) {
    socket.write(`${line}\r\n`);
    last = await answer();
    if (last.startsWith('5')) break;
  }
  socket.end('QUIT\r\n');
  await once(socket, 'close');
  return last;
}

const send = (to: string, mail: string): Promise<string> =>
  say(['EHLO test', 'MAIL FROM:<no-reply@bite.example.com>', `RCPT TO:<${to}>`, 'DATA', `${mail}\r\n.`]);

async function received(query = ''): Promise<ReceivedMail[]> {
  const answer = await fetch(`${mailbox.url}/api/mails${query}`);
  return ((await answer.json()) as { mails: ReceivedMail[] }).mails;
}

describe('the mailbox', () => {
  beforeEach(() => fetch(`${mailbox.url}/api/mails`, { method: 'DELETE' }));

  it('takes a mail for anybody and tells what is in it', async () => {
    expect(
      await send('ada@example.com', raw('Hello', 'See https://bite.example/auth#code=abc and come')),
    ).toMatch(/^250/);
    expect(await received()).toMatchObject([
      {
        from: 'no-reply@bite.example.com',
        to: ['ada@example.com'],
        subject: 'Hello',
        links: ['https://bite.example/auth#code=abc'],
      },
    ]);
  });

  it('finds the mails of one address in any spelling, newest first, and forgets them when told', async () => {
    await send('ada@example.com', raw('One'));
    await send('bob@example.com', raw('Two'));
    await send('Ada@example.com', raw('Three'));
    expect((await received('?to=ADA@example.com')).map(({ subject }) => subject)).toEqual(['Three', 'One']);
    await fetch(`${mailbox.url}/api/mails`, { method: 'DELETE' });
    expect(await received()).toEqual([]);
  });

  it('refuses mails to refused@, whatever the domain', async () => {
    expect(await send('refused@example.com', raw('No'))).toMatch(/^550/);
    expect(await received()).toEqual([]);
  });

  it('shows a list that looks again by itself, and a mail whose links can be followed but run nothing', async () => {
    await send(
      'ada@example.com',
      raw('<script>alert(1)</script>', 'Go to https://bite.example/?a=1&b=2 now'),
    );
    const list = await (await fetch(mailbox.url)).text();
    expect(list).toContain('http-equiv="refresh"');
    expect(list).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const [path = ''] = /\/mails\/\d+/.exec(list) ?? [];
    const answer = await fetch(`${mailbox.url}${path}`);
    const mail = await answer.text();
    expect(mail).toContain('<a href="https://bite.example/?a=1&amp;b=2">');
    expect(mail).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('shows the HTML of a mail in a frame without scripts', async () => {
    const html = ['Content-Type: text/html', 'Subject: Styled', '', '<b onclick="x()">bold</b>'].join('\r\n');
    await send('ada@example.com', html);
    const [mail] = await received();
    const page = await (await fetch(`${mailbox.url}/mails/${mail?.id}`)).text();
    expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page).toContain('&lt;b onclick=&quot;x()&quot;&gt;bold&lt;/b&gt;');
  });

  it.each(['/mails/999999', '/nothing'])('answers 404 at %s', async (path) => {
    expect((await fetch(`${mailbox.url}${path}`)).status).toBe(404);
  });

  it('says so where its port is taken', async () => {
    const port = Number(new URL(mailbox.smtpUrl).port);
    await expect(startMailbox({ smtp: port, http: 0 })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('what has arrived', () => {
  it('is kept up to a number, the newest', async () => {
    const mails = new ReceivedMails();
    const bytes = new TextEncoder().encode(raw('Hello'));
    for (let count = 0; count <= KEPT; count++) await mails.add(bytes, { from: 'a@example.com', to: [] });
    expect(mails.list()).toHaveLength(KEPT);
    expect(mails.find(1)).toBeUndefined();
    expect(mails.find(KEPT + 1)?.subject).toBe('Hello');
  });
});
