// What guests read when a card is not charged. The same words for every decline: a thief learns nothing of why.
import { message } from '../kernel/translate.ts';

export const paymentMessages = {
  declined: message('The bank declined this card, and nothing was charged. Please use another card.'),
  failed: message('The payment did not go through, and nothing was charged. Please try again.'),
  partial: message('This card could not pay all of it, so nothing was charged. Please use another card.'),
  unconfirmed: message(
    'The bank could not confirm the details of this card, so nothing was charged. Please check them, or use another card.',
  ),
  tooLate: message(
    'The order was no longer kept when the bank answered, so nothing was charged. Please order again.',
  ),
  returned: message('The order was cancelled, and what you paid is returned to your card.'),
  unpaid: message('Your card could not be charged. Please pay at the restaurant.'),
  checking: message('A payment of this order is being checked. Please wait a moment, and do not pay again.'),
  tooManyDeclined: message(
    'Too many cards were declined. Please pay at the restaurant, or try again in an hour.',
  ),
  walletUnread: message('The wallet’s payment could not be read, and nothing was charged. Please try again.'),
  noWallet: message('This wallet cannot be used here at the moment. Please pay by card.'),
  notWaiting: message('This order does not wait for a payment by card.'),
  anotherUnderWay: message(
    'Another payment from your network, phone number or card is just being checked. Please try again in a moment.',
  ),
  manyPaying: message('Many guests are paying at this moment. Please try again in a moment.'),
  draftsOfPhone: message(
    'Several orders with this phone number wait to be paid. Please pay one of them, or try again in ten minutes.',
  ),
  draftsOfNetwork: message(
    'Many orders from your network wait to be paid. Please try again in a few minutes, or pay at the restaurant.',
  ),
  draftsOfSlot: message(
    'Other guests are just paying for the last places at this time. Please try again in a few minutes, or choose another time.',
  ),
  manyOpen: message(
    'There are several open orders with this phone number. Please pay by card, or call the restaurant.',
  ),
  manyOpenCall: message(
    'There are several open orders with this phone number. Please call the restaurant to order more.',
  ),
  manyFromNetwork: message(
    'There were many orders from your network. Please pay by card, or call the restaurant.',
  ),
  manyFromNetworkCall: message('There were many orders from your network. Please call the restaurant.'),
  fewLarge: message(
    'Large orders are paid by card, and only a few are taken while cards are off. Please call the restaurant, or try again later.',
  ),
  paid: message('This order is paid already.'),
  noCards: message('Cards cannot be taken here at the moment. You can pay at the restaurant.'),
  noCardsAtAll: message('Cards cannot be taken here at the moment. Please try again later.'),
  cardOnly: message('Please pay by card: this restaurant takes no orders that are paid later.'),
} as const;
