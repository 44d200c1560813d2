// A payment of a wallet, as the gateway takes it: a token for this one payment.
import { DomainError } from '@bite/shared/kernel/errors';
import { paymentMessages } from '@bite/shared/payments/guest-messages';
import type { PaymentSetup } from '@bite/shared/payments/payment-setup.schema';
import type { Wallet } from '@bite/shared/payments/wallets';
import type { CardGateway, CardToCharge, Merchant } from '../ports/card-gateway.ts';

/**
 * Throws CONFLICT where the restaurant does not take the wallet, VALIDATION_FAILED for what the gateway can't read, and UNAVAILABLE where
 * it can't be asked. In each case nothing was charged.
 */
export async function walletToCharge(
  { cardGateway }: { cardGateway: Pick<CardGateway, 'tokenizeWallet'> },
  { wallet, data }: { wallet: Wallet; data: string },
  setup: Pick<PaymentSetup, Wallet>,
  merchant: Merchant,
): Promise<CardToCharge> {
  if (!setup[wallet]) throw new DomainError('CONFLICT', paymentMessages.noWallet);
  const answer = await cardGateway.tokenizeWallet(merchant, { wallet, data });
  if (answer.outcome === 'approved') return { token: answer.token };
  if (answer.reason === 'invalid')
    throw new DomainError('VALIDATION_FAILED', paymentMessages.walletUnread, {
      fields: { 'card.data': paymentMessages.walletUnread },
    });
  throw new DomainError('UNAVAILABLE', paymentMessages.failed);
}
