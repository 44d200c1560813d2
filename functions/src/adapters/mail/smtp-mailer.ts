// Sends mails through the SMTP server that the environment names. Without one only mails fail, nothing else.
import { DomainError } from '@bite/shared/kernel/errors';
import type { Transporter } from 'nodemailer';
import type { Log } from '../../ports/log.ts';
import type { Mailer } from '../../ports/mailer.ts';

export interface SmtpSettings {
  /** 'smtps://user@smtp.example.com:465' */
  url?: string | undefined;
  /** The password of that user. Unused where the address names no user. */
  password?: string | undefined;
  /** 'Bite <no-reply@bite.example>' */
  from?: string | undefined;
  /** The time limit for one mail, in milliseconds. */
  patience?: number;
}

/** Below the 15 seconds that a browser waits for a request that sends a mail. */
const PATIENCE = 10_000;

const unavailable = (): DomainError =>
  new DomainError('UNAVAILABLE', 'Mail cannot be sent at the moment. Please try again later.');

/** Logs the kind of a failure, never an address or the content of a mail. */
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

/** Loaded lazily, since few requests send a mail. */
async function transportTo(url: string, password: string, patience: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username } = new URL(url);
  return createTransport({
    pool: true,
    host: hostname,
    secure: protocol === 'smtps:',
    ...(port && { port: Number(port) }),
    // A password is never sent over an unencrypted connection.
    requireTLS: username !== '',
    ...(username && { auth: { user: decodeURIComponent(username), pass: password } }),
    maxConnections: 3,
    // Closes idle connections before the instance sleeps: a stale one would cost the next mail an attempt.
    idleTimeout: 10_000,
    dnsTimeout: patience / 2,
    connectionTimeout: patience / 2,
    greetingTimeout: patience / 2,
    socketTimeout: patience,
    // Our mails need nothing from URLs or files.
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

/** A code such as 'EENVELOPE' or 550: the server's message may repeat the address. */
function reasonOf(error: unknown): Record<string, unknown> {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code: String(code ?? 'unknown'), ...(typeof responseCode === 'number' && { responseCode }) };
}
