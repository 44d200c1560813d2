// Sends mails through the SMTP server that the environment names. Without one only mails fail, nothing else.
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Log } from '../../ports/log.ts';
import type { Mail, Mailer } from '../../ports/mailer.ts';
import { SendingFailed, type SendingOutcome } from '../../ports/sending.ts';

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

const failed = (outcome: SendingOutcome): SendingFailed =>
  new SendingFailed(outcome, 'Mail cannot be sent at the moment. Please try again later.');

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
        throw failed('notSent');
      }
      // Ends the connection in the middle of the mail, so that a server that is late does not take it after all.
      const giveUp = new AbortController();
      try {
        opened ??= transportTo(url, password, patience);
        const message = { ...messageOf(mail, from), signal: giveUp.signal };
        await within(patience, (await opened).sendMail(message));
      } catch (error) {
        giveUp.abort();
        log.error('a mail was not sent', reasonOf(error));
        throw failed(outcomeOfSmtp(error));
      }
    },
    close: async () => (await opened)?.close(),
  };
}

const ADDRESS = /<([^<>]+)>\s*$/;

/** Our own address with the name of whoever the mail is about: theirs could not be proven to be sent by them. */
function messageOf({ fromName, id, ...mail }: Mail, from: string): SendMailOptions {
  const address = ADDRESS.exec(from)?.[1] ?? from.trim();
  return {
    ...mail,
    from: fromName === undefined ? from : { name: fromName, address },
    ...(id !== undefined && { messageId: `<${id}@${address.split('@').at(-1)}>` }),
  };
}

/** Failures before anything of the mail itself was sent. */
const beforeSending: readonly unknown[] = [
  'EDNS',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
  'EREQUIRETLS',
  'ECONFIG',
  'EPROXY',
];
const neverConnected: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
];

/** A refusal of the recipient or of the mail, rather than of the sender or the login. */
const aboutThisMail: readonly unknown[] = ['RCPT TO', 'DATA'];

interface SmtpFailure {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  originalCode?: unknown;
  timeoutType?: unknown;
}

/** Whether it was sent: an answer of the server settles it, and silence after the connection was there leaves it open. */
function outcomeOfSmtp(error: unknown): SendingOutcome {
  const { code, command, responseCode, originalCode, timeoutType } = (error ?? {}) as SmtpFailure;
  if (typeof responseCode === 'number' && responseCode >= 400)
    return responseCode >= 500 && aboutThisMail.includes(command) ? 'refused' : 'notSent';
  const isEarly =
    beforeSending.includes(code) || [originalCode, timeoutType].some((one) => neverConnected.includes(one));
  return isEarly ? 'notSent' : 'unclear';
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
