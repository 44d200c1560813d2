// Sends notifications as Web Push says (RFC 8030): encrypted for the browser (RFC 8291), and signed with the installation's key
// (VAPID, RFC 8292). The package makes the request, and our own client for outside services sends it.
import { createECDH } from 'node:crypto';
import { HOUR } from '@bite/shared/kernel/durations';
import type { PushSender } from '../../ports/push-sender.ts';
import { SendingFailed, type SendingOutcome } from '../../ports/sending.ts';
import type { OutboundClient, OutboundOptions } from '../outbound/outbound-client.ts';
import { OutboundError } from '../outbound/outbound-error.ts';

export interface WebPushSettings {
  /** 32 bytes, base64url. */
  privateKey: string;
  /** Whom push services write to if something is wrong: 'mailto:…' or an address of ours. */
  subject: string;
  /** Where push services are. */
  to: OutboundOptions['to'];
}

/** In seconds: how long a push service keeps it for a device without a connection. Later it is no news. */
const KEPT_FOR = (4 * HOUR) / 1000;

const failed = (outcome: SendingOutcome): SendingFailed =>
  new SendingFailed(outcome, 'Devices cannot be notified at the moment. Please try again later.');

/** Answers about us and the moment, not about the device. */
const passing: readonly number[] = [401, 408, 425, 429, 503];

function outcomeOfStatus(status: number): SendingOutcome {
  if (passing.includes(status)) return 'notSent';
  return status >= 400 && status < 500 ? 'refused' : 'unclear';
}

/** Throws if the private key is none of VAPID. */
function publicKeyOf(privateKey: string): string {
  const bytes = Buffer.from(privateKey, 'base64url');
  const pair = createECDH('prime256v1');
  try {
    if (bytes.length !== 32) throw new Error('too short or too long');
    pair.setPrivateKey(bytes);
    return pair.getPublicKey('base64url');
  } catch {
    throw new Error('PUSH_PRIVATE_KEY is no private key of VAPID (docs/deploy.md)');
  }
}

/** @param client Opened with the first notification, since few instances send any. */
export function webPushSender(
  { privateKey, subject, to }: WebPushSettings,
  client: () => Promise<OutboundClient>,
): PushSender {
  const key = publicKeyOf(privateKey);
  return {
    key,

    accepts: async (device) => (await import('./push-endpoint.ts')).isAcceptable(device, to),

    async send({ endpoint, keys, reference }, { title, text }) {
      const { default: webPush } = await import('web-push');
      const request = webPush.generateRequestDetails(
        { endpoint, keys },
        JSON.stringify({ title, text, reference }),
        {
          vapidDetails: { subject, publicKey: key, privateKey },
          TTL: KEPT_FOR,
          urgency: 'high',
          // What has not been shown yet is replaced by what is newer.
          topic: reference.replaceAll('-', ''),
        },
      );
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
      const answer = await (await client())
        .send({
          name: 'notify',
          method: 'POST',
          url: endpoint,
          headers: Object.fromEntries(headers),
          body: request.body ?? '',
        })
        .catch((error: unknown) => {
          throw failed(outcomeOfFailure(error));
        });
      if (answer.status < 200 || answer.status > 299) throw failed(outcomeOfStatus(answer.status));
    },
  };
}

function outcomeOfFailure(error: unknown): SendingOutcome {
  if (!(error instanceof OutboundError)) return 'unclear';
  if (error.code === 'FORBIDDEN_ADDRESS') return 'refused';
  return error.mayHaveArrived ? 'unclear' : 'notSent';
}
