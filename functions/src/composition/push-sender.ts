// Notifications to browsers, if the installation has a key for them.
import { webPushSender } from '../adapters/web-push/web-push-sender.ts';
import { lazy } from '../lazy.ts';
import type { Log } from '../ports/log.ts';
import type { PushSender } from '../ports/push-sender.ts';
import type { Config } from './config.ts';

/** Push services answer with a few words. */
const MOST_BYTES = 20_000;

export function pushSenderFrom(
  { privateKey, subject, origin }: Config['push'],
  log: Log,
): PushSender | undefined {
  if (!privateKey || !subject) return undefined;
  const to = origin === undefined ? 'typedHosts' : { origins: [origin] };
  const client = lazy([], async () => {
    const { outboundClient } = await import('../adapters/outbound/outbound-client.ts');
    return outboundClient({ service: 'push service', to, log, maxBytes: MOST_BYTES });
  });
  return webPushSender({ privateKey, subject, to }, client);
}
