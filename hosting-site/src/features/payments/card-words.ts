// Cards in words.
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { cardLabel } from '@bite/shared/payments/payment-story';
import type { SavedCard } from '../../lib/saved-cards.ts';

/** 'Visa •••• 1111' */
export const labelOf = (card: { brand?: string; lastFour?: string }): string =>
  isolated(cardLabel(card) ?? t('Card'));

/** 'Expires 08/27' */
export function expiryLabel({ expiry, isExpired }: Pick<SavedCard, 'expiry' | 'isExpired'>): string {
  const month = isolated(`${expiry.slice(4)}/${expiry.slice(2, 4)}`);
  return isExpired ? t('Expired {month}', { month }) : t('Expires {month}', { month });
}

/** The labels of the gateway's field, by its parameters. */
export const fieldWords = () => ({
  cardlabel: t('Card number'),
  expirylabel: t('Expiry date'),
  cvvlabel: t('Security code'),
  cardtitle: t('Card number'),
  expirymonthtitle: t('Month in which the card expires'),
  expiryyeartitle: t('Year in which the card expires'),
  cvvtitle: t('Security code'),
});
