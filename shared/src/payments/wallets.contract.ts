// Paying with a wallet: what a page may offer, Apple's proof of who is paid, and where wallets are registered.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { guid } from '../kernel/schema.ts';
import { applePayHosts } from './apple-pay-hosts.ts';
import { platformWallets, walletChoices } from './platform-wallets.schema.ts';

const storedWallets = z.strictObject({
  wallets: z.strictObject(platformWallets.shape),
  version: z.string().describe('To be sent back with a change.'),
  hasAppleIdentity: z.boolean().describe('The platform has Apple’s certificate of a merchant.'),
});

export const walletEndpoints = {
  getWallets: {
    summary:
      'Which wallets guests of this host may pay with, and what a browser must know to ask them. Nothing by default.',
    params: z.object({ restaurantGuid: guid }),
    answer: z.strictObject({
      merchantName: z.string(),
      applePay: z.strictObject({}).exactOptional(),
      googlePay: z
        .strictObject({
          environment: z.enum(['TEST', 'PRODUCTION']),
          gatewayMerchantId: z.string(),
          merchantId: z.string().exactOptional(),
        })
        .exactOptional(),
    }),
    refuses: ['NOT_FOUND', 'FORBIDDEN'],
  },
  startApplePay: {
    summary:
      'Apple’s proof that the payment of an order that waits for its card is for this platform, at the host of the page. UNAVAILABLE: Apple gave none.',
    params: z.object({ restaurantGuid: guid, token: z.string().max(200) }),
    body: z.strictObject({ host: z.enum(applePayHosts) }),
    answer: z.strictObject({
      session: z.record(z.string(), z.unknown()).describe('As Apple gave it, for the browser alone.'),
    }),
    refuses: [
      'NOT_FOUND',
      'LINK_EXPIRED',
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'TRANSITION_REFUSED',
      'CONFLICT',
      'UNAVAILABLE',
    ],
  },
  getPlatformWallets: {
    summary: 'On which hosts wallets are registered, and as whom.',
    answer: storedWallets,
  },
  putPlatformWallets: {
    summary: 'Changes on which hosts wallets are registered, and as whom.',
    body: z.strictObject({ version: z.string().min(1).max(100), wallets: walletChoices }),
    answer: storedWallets,
    refuses: ['CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;

export type WalletsHere = z.output<(typeof walletEndpoints)['getWallets']['answer']>;
export type PlatformWalletsAnswer = z.output<typeof storedWallets>;
