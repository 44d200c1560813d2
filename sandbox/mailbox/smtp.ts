// The mail server: accepts every mail and delivers none. Two addresses simulate failing mail servers.
import { SMTPServer } from 'smtp-server';
import type { ReceivedMails } from './received-mails.ts';

const SIZE_LIMIT = 10 * 1024 * 1024;

type Answer = (error?: Error | null) => void;

/** 'refused@…' is refused; 'slow@…' never gets an answer. */
function answerRecipient(address: string, answer: Answer): void {
  if (/^refused@/i.test(address)) {
    answer(Object.assign(new Error('No such mailbox here'), { responseCode: 550 }));
    return;
  }
  if (!/^slow@/i.test(address)) answer();
}

export function smtpServer(mails: ReceivedMails): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: SIZE_LIMIT,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, answer) => answerRecipient(address, answer),
    onData: (stream, { envelope }, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          answer(Object.assign(new Error('The mail is too large'), { responseCode: 552 }));
          return;
        }
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.add(Buffer.concat(chunks), { from, to }).then(
          () => answer(),
          (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
}
