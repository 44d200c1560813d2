// Tokens for what wallets give browsers: the gateway decrypts it. Neither the data nor the gateway's words about it are kept.
import { applePayData, googlePayData } from '@bite/shared/payments/wallet-data.schema';
import type { Wallet } from '@bite/shared/payments/wallets';
import { z } from 'zod';
import type { CardGateway, NotDone } from '../../ports/card-gateway.ts';
import type { Ask } from './ask.ts';

const handlers: Readonly<Record<Wallet, string>> = { applePay: 'EC_APPLE_PAY', googlePay: 'EC_GOOGLE_PAY' };

const tokenized = z.object({ token: z.string().regex(/^9\d{14,18}$/) });

const invalid: NotDone = { outcome: 'notDone', reason: 'invalid' };
const unreachable: NotDone = { outcome: 'notDone', reason: 'unreachable' };

export const walletTokens = (ask: Ask): Pick<CardGateway, 'tokenizeWallet'> => ({
  async tokenizeWallet(merchant, { wallet, data }) {
    const devicedata = deviceDataOf(wallet, data);
    if (devicedata === undefined) return invalid;
    const answer = await ask(merchant, {
      ...{ name: 'tokenize', method: 'POST', path: ['tokenize'], isTokenizer: true },
      body: { encryptionhandler: handlers[wallet], devicedata },
    });
    // Nothing has moved: what is not known is simply not there.
    if (answer.outcome === 'unknown') return unreachable;
    if (answer.outcome === 'notDone') return answer;
    const { token } = tokenized.safeParse(answer.json).data ?? {};
    return token === undefined ? invalid : { outcome: 'approved', token };
  },
});

/** As the gateway reads it; undefined for what does not have the wallet's form. */
export function deviceDataOf(wallet: Wallet, data: string): string | undefined {
  const read = parsed(data);
  if (wallet === 'googlePay') return googlePayData.safeParse(read).success ? data : undefined;
  const apple = applePayData.safeParse(read).data;
  if (!apple) return undefined;
  const { ephemeralPublicKey, transactionId, publicKeyHash, applicationData = '' } = apple.header;
  return [
    apple.data,
    'ectype=apple',
    `ecsig=${apple.signature}`,
    `eckey=${ephemeralPublicKey}`,
    `ectid=${transactionId}`,
    // The hash of the key comes with that of the application's data, be it empty.
    ...(publicKeyHash || applicationData ? [`echash=${applicationData}`] : []),
    ...(publicKeyHash ? [`ecpublickeyhash=${publicKeyHash}`] : []),
  ].join('&');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
