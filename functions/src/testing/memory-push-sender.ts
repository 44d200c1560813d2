// Notifications in memory.
import type { PushDevice } from '@bite/shared/ordering/push-devices';
import type { PushNotification, PushSender } from '../ports/push-sender.ts';
import { SendingFailed, type SendingOutcome } from '../ports/sending.ts';

export interface MemoryPushSender extends PushSender {
  readonly sent: { endpoint: string; reference: string; notification: PushNotification }[];
  /** Of those devices, by endpoint. */
  readonly failures: Map<string, SendingOutcome>;
}

/** A device that a push service has made; each letter is another one. */
export const aPushDevice = (letter = 'a'): PushDevice => ({
  endpoint: `https://push.example.com/send/${letter}`,
  keys: { p256dh: `B${letter.repeat(86)}`, auth: letter.repeat(22) },
  reference: '7d0b9d3e-0000-4000-8000-000000000001',
});

/** Accepts any address by https. */
export function memoryPushSender(): MemoryPushSender {
  const sent: MemoryPushSender['sent'] = [];
  const failures: MemoryPushSender['failures'] = new Map();
  return {
    ...{ sent, failures, key: 'BPublicKey' },
    accepts: async ({ endpoint }) => endpoint.startsWith('https://'),
    send: async ({ endpoint, reference }, notification) => {
      const failure = failures.get(endpoint);
      if (failure !== undefined) throw new SendingFailed(failure, 'This device cannot be reached');
      sent.push({ endpoint, reference, notification });
    },
  };
}
