// Apple's proof of a merchant. Loaded with the first payment by Apple Pay.
import { applePayHosts } from '@bite/shared/payments/apple-pay-hosts';
import { lazy } from '../lazy.ts';
import type { ApplePay } from '../ports/apple-pay.ts';
import type { Log } from '../ports/log.ts';
import type { Config } from './config.ts';

/** A session has about three kilobytes. */
const MAX_BYTES = 50_000;

/** Undefined without a certificate. */
export function applePayFrom(
  { applePayIdentity: identity }: Pick<Config, 'applePayIdentity'>,
  log: Log,
): ApplePay | undefined {
  if (!identity) return undefined;
  const load = lazy([], async () => {
    const [{ applePay }, { outboundClient }] = await Promise.all([
      import('../adapters/apple-pay/apple-pay.ts'),
      import('../adapters/outbound/outbound-client.ts'),
    ]);
    const origins = applePayHosts.map((host) => `https://${host}`);
    return applePay(
      outboundClient({ service: 'Apple Pay', to: { origins }, identity, log, maxBytes: MAX_BYTES }),
    );
  });
  return { startSession: async (request) => (await load()).startSession(request) };
}
