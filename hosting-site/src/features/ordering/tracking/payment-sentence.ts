// What became of a payment by card, in a sentence for the guest.
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { t } from '@bite/shared/kernel/translate';
import { type CardShown, cardLabel, type PaymentStory } from '@bite/shared/payments/payment-story';

const nameOf = (card: CardShown): string => isolated(cardLabel(card) ?? t('your card'));

/** @param currency Of the amounts. */
export function paymentSentence(story: PaymentStory, currency: string): string {
  const returned = (card: CardShown, amount: number): string =>
    t('{amount} was returned to {card}', { amount: formatMoney(amount, currency), card: nameOf(card) });
  switch (story.kind) {
    case 'paid':
      return [
        t('Paid by {card}', { card: nameOf(story.card) }),
        ...(story.returned > 0 ? [returned(story.card, story.returned)] : []),
      ].join(' · ');
    case 'goesBack':
      return t('What you paid goes back to {card}. Banks take some days.', { card: nameOf(story.card) });
    case 'returned':
      return returned(story.card, story.returned);
    case 'notCharged':
      return t('Your card was not charged');
    case 'checking':
      return t('Your payment is being checked');
    case 'waiting':
      return t('Not paid yet');
  }
}
