// Sends text messages through Twilio's REST API, or whatever answers like it.
import { SendingFailed, type SendingOutcome } from '../../ports/sending.ts';
import type { Texter } from '../../ports/texter.ts';
import type { OutboundClient } from '../outbound/outbound-client.ts';
import { OutboundError } from '../outbound/outbound-error.ts';

export interface TwilioSettings {
  /** 'https://api.twilio.com', without a trailing slash. */
  origin: string;
  /** The account's id: 'AC…'. */
  account: string;
  token: string;
  /** A number of the account, or the id of a messaging service: 'MG…'. */
  from: string;
}

const failed = (outcome: SendingOutcome): SendingFailed =>
  new SendingFailed(outcome, 'Text messages cannot be sent at the moment. Please try again later.');

/** Answers about us and the moment, not about the recipient. */
const passing: readonly number[] = [401, 403, 404, 408, 429, 503];

function outcomeOfStatus(status: number): SendingOutcome {
  if (passing.includes(status)) return 'notSent';
  return status >= 400 && status < 500 ? 'refused' : 'unclear';
}

/** @param client Opened with the first message, since few installations send any. */
export function twilioTexter(
  { origin, account, token, from }: TwilioSettings,
  client: () => Promise<OutboundClient>,
): Texter {
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    async send({ to, text }) {
      const answer = await (await client())
        .send({
          name: 'message',
          method: 'POST',
          url: `${origin}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
          headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ To: to, Body: text, ...sender }).toString(),
        })
        .catch((error: unknown) => {
          const isOpen = !(error instanceof OutboundError) || error.mayHaveArrived;
          throw failed(isOpen ? 'unclear' : 'notSent');
        });
      if (answer.status < 200 || answer.status > 299) throw failed(outcomeOfStatus(answer.status));
    },
  };
}
