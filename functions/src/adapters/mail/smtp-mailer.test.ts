import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Log } from '../../ports/log.ts';
import { smtpMailer } from './smtp-mailer.ts';

const PASSWORD = 'Mail-Password-4711';
const mail = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

let server: Server | undefined;
afterEach(() => server?.close());

/** A mail server that offers no encryption and accepts any login. */
async function plainServer(received: string[]): Promise<number> {
  server = createServer((socket) => {
    socket.on('error', () => undefined).write('220 mail.example\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      received.push(text);
      if (text.startsWith('EHLO')) socket.write('250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n');
      else if (text.startsWith('QUIT')) socket.end('221 Bye\r\n');
      else socket.write('535 Wrong\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('the password of the mail server', () => {
  it('goes over no line that anybody can read, and into no log', async () => {
    const received: string[] = [];
    const lines: unknown[] = [];
    const log: Log = {
      info: (...line) => void lines.push(line),
      error: (...line) => void lines.push(line),
    };
    const port = await plainServer(received);
    const mailer = smtpMailer(
      { url: `smtp://bite@127.0.0.1:${port}`, password: PASSWORD, from: 'Bite <bite@example.com>' },
      log,
    );
    await expect(mailer.send(mail)).rejects.toThrow('Mail cannot be sent at the moment');
    await mailer.close();
    expect(received.join('')).toContain('EHLO');
    expect(lines).toHaveLength(1);
    const encoded = Buffer.from(`\0bite\0${PASSWORD}`).toString('base64');
    for (const text of [PASSWORD, encoded, Buffer.from(PASSWORD).toString('base64')]) {
      expect(received.join('')).not.toContain(text);
      expect(JSON.stringify(lines)).not.toContain(text);
    }
  });
});
