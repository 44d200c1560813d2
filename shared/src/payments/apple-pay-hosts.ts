// The hosts of Apple that prove a merchant for a payment, as Apple lists them for the web outside China. A browser names the one to
// ask; no other is ever asked, whatever a request says.
import { parsedUrl } from '../kernel/parsed-url.ts';

const pods = ['1', '2', '3', '4', '5'] as const;

export const applePayHosts = [
  'apple-pay-gateway.apple.com',
  ...pods.map((pod) => `apple-pay-gateway-nc-pod${pod}.apple.com` as const),
  ...pods.map((pod) => `apple-pay-gateway-pr-pod${pod}.apple.com` as const),
  // Of testers' accounts.
  'apple-pay-gateway-cert.apple.com',
] as const;

export type ApplePayHost = (typeof applePayHosts)[number];

/** The host in a `validationURL`; undefined if it is none of Apple's. */
export function applePayHostOf(validationUrl: string): ApplePayHost | undefined {
  const url = parsedUrl(validationUrl);
  return url?.protocol === 'https:' ? applePayHosts.find((known) => known === url.host) : undefined;
}
