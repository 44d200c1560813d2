// How a restaurant takes payments, as its administrators set it up.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { restaurantParameters } from '../api/parameters.ts';
import { money } from '../kernel/schema.ts';
import { secretState } from '../kernel/secret-state.schema.ts';
import { cardVerdicts } from './card-verdicts.ts';
import { accountToConnect, gatewayAccount, paymentChoices, paymentSetup } from './payment-setup.schema.ts';
import { newCard } from './payments.contract.ts';
import { platformCards } from './platform-cards.schema.ts';
import { wallets } from './wallets.ts';

const params = z.object(restaurantParameters);

const inPlace = [
  'TENANT_NOT_FOUND',
  'TENANT_SUSPENDED',
  'RESTAURANT_NOT_FOUND',
] as const satisfies Endpoint['refuses'];

const storedSetup = z.strictObject({
  setup: z.strictObject(paymentSetup.shape),
  version: z.string().describe('Of what staff choose; to be sent back with a change of it.'),
  login: secretState.exactOptional().describe('The login of the account in force, which is never shown.'),
  otherLogins: z
    .array(z.strictObject({ ...gatewayAccount.shape, ...secretState.shape }))
    .describe('Of earlier accounts, kept while something of them may be open.'),
  offForAll: z
    .strictObject({ reason: z.string().exactOptional() })
    .exactOptional()
    .describe('The platform’s administrators have switched cards off for all restaurants.'),
  wallets: z
    .array(
      z.strictObject({
        wallet: z.enum(wallets),
        missing: z.enum(['currency', 'platform']).exactOptional(),
        registered: z.array(z.string()),
        unregistered: z.array(z.string()),
      }),
    )
    .describe('What each wallet lacks, and on which of the restaurant’s hosts guests can see it.'),
  cardField: z.url().exactOptional().describe('The address of the gateway’s field for a card.'),
});

export const testPayment = z.strictObject({
  outcome: z
    .enum(['approved', 'declined', 'unknown', 'failed'])
    .describe('unknown: the gateway gave no answer in time. failed: it did not take the request.'),
  amount: money,
  currency: z.string(),
  isReturned: z
    .boolean()
    .describe('Nothing of it is reserved any more. If not, the bank releases it by itself after some days.'),
  problem: z.string().exactOptional(),
  reference: z.string().exactOptional().describe('Of the payment at the gateway.'),
  postal: z.enum(cardVerdicts).exactOptional(),
  securityCode: z.enum(cardVerdicts).exactOptional(),
});

export const paymentSetupEndpoints = {
  getPaymentSetup: {
    summary: 'How the restaurant takes payments, and whether its account at the card gateway works.',
    params,
    answer: storedSetup,
    refuses: inPlace,
  },
  putPaymentSetup: {
    summary:
      'Changes how the restaurant takes payments. Cards can be switched on with an account that works.',
    params,
    body: z.strictObject({ version: z.string().min(1).max(100), choices: paymentChoices }),
    answer: storedSetup,
    refuses: [...inPlace, 'CONFLICT'],
  },
  connectGateway: {
    summary:
      'Puts an account at the gateway, and its login, in force. The gateway is asked first: what it refuses is not stored, and the account before stays. The login is stored sealed and never shown.',
    params,
    body: accountToConnect,
    answer: storedSetup,
    refuses: [...inPlace, 'CONFLICT'],
  },
  removeGatewayLogin: {
    summary:
      'Forgets the login of an account. Refused while money of it waits to be charged, released or given back. Without the login of the account in force no cards are taken.',
    params: z.object({ ...restaurantParameters, ...gatewayAccount.shape }),
    answer: storedSetup,
    refuses: [...inPlace, 'CONFLICT', 'NOT_FOUND'],
  },
  verifyPaymentSetup: {
    summary: 'Asks the gateway whether the login and the merchant id are right, and what the account can do.',
    params,
    answer: storedSetup,
    refuses: [...inPlace, 'CONFLICT'],
  },
  makeTestPayment: {
    summary: 'Reserves one dollar, or what the currency has instead, on a card, and releases it at once.',
    params,
    body: z.strictObject({ card: newCard }),
    answer: testPayment,
    refuses: [...inPlace, 'CONFLICT'],
  },
  switchCards: {
    summary: 'Takes no cards for now, or takes them again: at once, whatever guests have open.',
    params,
    body: z.strictObject({ off: z.boolean() }),
    answer: storedSetup,
    refuses: [...inPlace, 'CONFLICT'],
  },
  getPlatformCards: {
    summary: 'Whether cards are switched off for all restaurants, and why.',
    answer: z.strictObject(platformCards.shape),
  },
  putPlatformCards: {
    summary: 'Switches cards off for all restaurants, or on again.',
    body: z.strictObject({
      off: z.boolean(),
      reason: z.string().trim().max(200, 'The reason has at most 200 characters').exactOptional(),
    }),
    answer: z.strictObject(platformCards.shape),
  },
} as const satisfies Record<string, Endpoint>;

export type PaymentSetupAnswer = z.output<typeof storedSetup>;
export type TestPayment = z.output<typeof testPayment>;
