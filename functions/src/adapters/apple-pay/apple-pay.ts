// Asks Apple for the session of a payment, with the certificate of the merchant. Apple's answer is for the browser alone: it is
// bounded, and passed on unread.
import { z } from 'zod';
import type { ApplePay } from '../../ports/apple-pay.ts';
import type { OutboundClient } from '../outbound/outbound-client.ts';
import { OutboundError } from '../outbound/outbound-error.ts';

/** Of a restaurant's name. */
const NAME_MAX = 64;

const session = z.record(z.string(), z.unknown());

/** @param client One that shows the merchant's certificate, and calls hosts of Apple only. */
export const applePay = (client: OutboundClient): ApplePay => ({
  async startSession({ host, merchantId, domain, name }) {
    try {
      const { status, body } = await client.send({
        ...{ name: 'session', method: 'POST', url: `https://${host}/paymentservices/paymentSession` },
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          merchantIdentifier: merchantId,
          displayName: [...name].slice(0, NAME_MAX).join(''),
          initiative: 'web',
          initiativeContext: domain,
        }),
      });
      return status === 200 ? session.safeParse(parsed(body.toString('utf8'))).data : undefined;
    } catch (error) {
      if (error instanceof OutboundError) return undefined;
      throw error;
    }
  },
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
