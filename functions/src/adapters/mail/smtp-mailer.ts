// Sends mails through the SMTP server that the environment names; without one every mail fails, and nothing else does.
import { DomainError } from '@bite/shared/kernel/errors';
import type { Transporter } from 'nodemailer';
import type { Log } from '../../ports/log.ts';
import type { Mailer } from '../../ports/mailer.ts';

export interface SmtpSettings {
  /** 'smtps://user@smtp.example.com:465' */
  url?: string | undefined;
  /** Of that user. Where the address names none, nobody is asked for one. */
  password?: string | undefined;
  /** 'Bite <no-reply@bite.example>' */
  from?: string | undefined;
  /** How long a mail may take altogether, in milliseconds. */
  patience?: number;
}

/** A browser waits for 15 seconds for what sends a mail. */
const PATIENCE = 10_000;

const unavailable = (): DomainError =>
  new DomainError('UNAVAILABLE', 'Mail cannot be sent at the moment. Please try again later.');

/** Logs the kind of a failure, never an address or what a mail says. */
export function smtpMailer(
  { url, password = '', from, patience = PATIENCE }: SmtpSettings,
  log: Log,
): Mailer & { close(): Promise<void> } {
  let opened: Promise<Transporter> | undefined;
  return {
    async send(mail) {
      if (!url || !from) {
        log.error('a mail was not sent: SMTP_URL and MAIL_FROM are not set');
        throw unavailable();
      }
      try {
        opened ??= transportTo(url, password, patience);
        await within(patience, (await opened).sendMail({ ...mail, from }));
      } catch (error) {
        log.error('a mail was not sent', reasonOf(error));
        throw unavailable();
      }
    },
    close: async () => (await opened)?.close(),
  };
}

/** Few requests send a mail: the others load nothing for it. */
async function transportTo(url: string, password: string, patience: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username } = new URL(url);
  return createTransport({
    pool: true,
    host: hostname,
    secure: protocol === 'smtps:',
    ...(port && { port: Number(port) }),
    // A password never goes over a line that anybody can read.
    requireTLS: username !== '',
    ...(username && { auth: { user: decodeURIComponent(username), pass: password } }),
    maxConnections: 3,
    // Before the instance sleeps: a connection that the server has closed meanwhile would cost the next mail a try.
    idleTimeout: 10_000,
    dnsTimeout: patience / 2,
    connectionTimeout: patience / 2,
    greetingTimeout: patience / 2,
    socketTimeout: patience,
    // What mails are made of comes from us: nothing is to be fetched or read from a disk for them.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'DEADLINE' })), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** 'EENVELOPE' and 550, say; the server's own words may repeat the address. */
function reasonOf(error: unknown): Record<string, unknown> {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code: String(code ?? 'unknown'), ...(typeof responseCode === 'number' && { responseCode }) };
}
