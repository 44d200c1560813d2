// What the storefront says of payments. Cards are offered only while the gateway has been found to work with this account.
import type { StorefrontPayment } from '../catalogue/storefront.ts';
import type { PaymentSetup } from './payment-setup.schema.ts';
import { wallets } from './wallets.ts';

/**
 * Undefined where guests pay at the counter or the door alone, whatever the total.
 * @param cardFieldOf The address of the gateway's card field, by its site.
 */
export function paymentsOffered(
  setup: PaymentSetup | undefined,
  cardFieldOf: (site: string) => string,
): StorefrontPayment | undefined {
  if (!setup) return undefined;
  const { counter, cardOnlyFrom, site } = setup;
  const walletsOn = wallets.filter((wallet) => setup[wallet]);
  if (!takesCards(setup) || site === undefined) return counter ? undefined : { cards: false, counter };
  return {
    cards: true,
    counter,
    ...(cardOnlyFrom !== undefined && { cardOnlyFrom }),
    tokenizer: cardFieldOf(site),
    ...(walletsOn.length > 0 && { wallets: walletsOn }),
  };
}

/** Whether staff have switched cards on, with an account that works. Whether they are off at the moment is another question. */
export const takesCards = ({ cards, verifiedAt, site, merchantId }: PaymentSetup): boolean =>
  cards && verifiedAt !== undefined && site !== undefined && merchantId !== undefined;
