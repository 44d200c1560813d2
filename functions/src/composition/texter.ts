// The service for text messages, if the installation has an account.
import { twilioTexter } from '../adapters/twilio/twilio-texter.ts';
import { lazy } from '../lazy.ts';
import type { Log } from '../ports/log.ts';
import type { Texter } from '../ports/texter.ts';
import type { Config } from './config.ts';

export function texterFrom({ account, token, from, origin }: Config['texts'], log: Log): Texter | undefined {
  if (!account || !token || !from) return undefined;
  const client = lazy([], async () => {
    const { outboundClient } = await import('../adapters/outbound/outbound-client.ts');
    return outboundClient({ service: 'text messages', to: { origins: [origin] }, log });
  });
  return twilioTexter({ origin, account, token, from }, client);
}
