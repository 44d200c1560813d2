// What wallets give browsers, in the form that Apple and Google document; nothing is encrypted in it.
import type { Wallet } from '@bite/shared/payments/wallets';

export const walletSamples: Readonly<Record<Wallet, string>> = {
  applePay: JSON.stringify({
    version: 'EC_v1',
    data: 'VGhlIGVuY3J5cHRlZCBwYXltZW50',
    signature: 'VGhlIHNpZ25hdHVyZQ==',
    header: {
      ephemeralPublicKey: 'VGhlIGtleQ==',
      transactionId: '386c441cc42971d6',
      publicKeyHash: 'VGhlIGhhc2g=',
    },
  }),
  googlePay: JSON.stringify({
    signature: 'VGhlIHNpZ25hdHVyZQ==',
    intermediateSigningKey: { signedKey: '{}', signatures: ['VGhlIHNpZ25hdHVyZQ=='] },
    protocolVersion: 'ECv2',
    signedMessage: '{"encryptedMessage":"x","ephemeralPublicKey":"y","tag":"z"}',
  }),
};

/** What the wallet gives for another payment. */
export function anotherSample(wallet: Wallet, text: string): string {
  const sample = JSON.parse(walletSamples[wallet]) as Record<string, unknown>;
  const field = wallet === 'applePay' ? 'data' : 'signedMessage';
  return JSON.stringify({ ...sample, [field]: Buffer.from(text).toString('base64') });
}
