// The mail that tells a guest what happened to the order. Anybody may order with somebody else's address, so that nothing that the
// guest typed can look like our own text or become a link in it.
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { telLink } from '@bite/shared/kernel/tel-link';
import { addressLines } from '@bite/shared/ordering/address-lines';
import { isCancelledOrVoided } from '@bite/shared/ordering/board';
import { GUEST_CANCEL_REASON } from '@bite/shared/ordering/guest-cancellation';
import type { Order } from '@bite/shared/ordering/order.schema';
import { GUEST } from '@bite/shared/ordering/order-actors';
import type { MessageKind } from '@bite/shared/ordering/order-messages';
import { otherDiscounts, pointsPaid } from '@bite/shared/ordering/printed-discounts';
import { modifierLabels, trackingStep } from '@bite/shared/ordering/tracking';
import { cardLabel, type PaymentStory, paymentStory } from '@bite/shared/payments/payment-story';
import { addressLine, mapLink } from '@bite/shared/tenancy/map-link';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import { defaultLanguage, languages } from '@bite/shared/website/languages';
import type { Mail } from '../../ports/mailer.ts';
import {
  type LetterFact,
  type LetterFigure,
  type LetterLine,
  type LetterPart,
  writeLetter,
} from '../letter.ts';
import { safeName } from '../safe-name.ts';
import { type OrderMailWords, orderMailWords, type Told } from './order-mail-words.ts';

export interface OrderMail {
  /** The same for each attempt. */
  id: string;
  kind: MessageKind;
  order: Order;
  restaurant: Restaurant;
  timezone: string;
  /** The event that it tells of. */
  eventId?: string;
  /** Absent where the restaurant has no site. */
  trackingUrl: string | undefined;
}

/** A note may be longer than a name. */
const MOST_OF_A_NOTE = 300;

export function orderMail(input: OrderMail): Mail {
  const { id, kind, order, restaurant } = input;
  const language = order.language ?? defaultLanguage;
  const words = orderMailWords[language];
  const told = toldOf(input);
  const { guestMessages } = restaurant.settings;
  const letter = writeLetter({
    to: order.customer.email,
    subject: words.subject[kind](told),
    language,
    sender: told.restaurant,
    color: restaurant.websiteConfig.branding.colors.primary,
    title: words.title[kind](told),
    parts: partsOf(input, words, told),
    signature: guestMessages.closingLine?.trim() || told.restaurant,
  });
  return {
    ...letter,
    id,
    fromName: safeName(restaurant.name),
    replyTo: guestMessages.replyTo ?? restaurant.contact.email,
  };
}

function toldOf({ order, restaurant, timezone, eventId }: OrderMail): Told {
  const { amount = 0 } = order.history.find(({ id }) => id === eventId)?.refund ?? {};
  return {
    number: order.orderNumber,
    restaurant: safeName(restaurant.name),
    when: whenOf(order.fulfilment.promisedAt, order, timezone),
    name: order.customer.name.trim() && safeName(order.customer.name),
    isDelivery: order.type === 'delivery',
    isAccepted: order.status !== 'newOrder',
    isByGuest: order.canceledBy === GUEST,
    refunded: moneyOf(order, amount),
    isAllRefunded: order.paymentStatus === 'refunded',
  };
}

/** The restaurant's time, with its zone: the mail may be read anywhere. */
function whenOf(instant: string, { language = defaultLanguage }: Order, timeZone: string): string {
  return new Date(instant).toLocaleString(languages[language].locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
}

function partsOf(input: OrderMail, words: OrderMailWords, told: Told): LetterPart[] {
  const { kind, order, restaurant, trackingUrl } = input;
  const isOver = kind === 'cancelled' || isCancelledOrVoided(order);
  const isEnd = kind === 'cancelled';
  const cancelReason = order.cancelReason === GUEST_CANCEL_REASON ? undefined : order.cancelReason;
  return [
    { is: 'paragraph', text: words.greeting(told.name) },
    ...words.news[kind](told).map((text) => ({ is: 'paragraph', text }) as const),
    ...(isEnd && cancelReason
      ? [{ is: 'strong', text: `${words.reason}: ${isolated(cancelReason)}` } as const]
      : []),
    ...(order.requiresId && !isOver && kind !== 'refunded'
      ? [{ is: 'strong', text: words.bringId } as const]
      : []),
    ...(trackingUrl === undefined
      ? []
      : [
          {
            is: 'action',
            label: isOver || kind === 'refunded' ? words.see : words.follow,
            url: trackingUrl,
            copyLabel: words.copyAddress,
          } as const,
        ]),
    ...(kind === 'received' ? receiptOf(input, words) : [totalOf(order, words)]),
    { is: 'strong', text: paymentOf(order, words, isOver) },
    { is: 'facts', facts: factsOf(order, restaurant, words, told) },
    { is: 'note', text: words.why(told.restaurant) },
  ];
}

const receiptOf = ({ order, timezone }: OrderMail, words: OrderMailWords): LetterPart[] => [
  { is: 'heading', text: words.ordered },
  ...(order.allergies
    ? [
        {
          is: 'strong',
          text: `${words.allergies}: “${safeName(order.allergies, MOST_OF_A_NOTE)}”`,
        } as const,
      ]
    : []),
  { is: 'note', text: words.placedOn(whenOf(order.createdAt, order, timezone)) },
  { is: 'lines', lines: order.items.map((item) => lineOf(item, order)) },
  { is: 'figures', figures: figuresOf(order, words) },
];

const totalOf = (order: Order, words: OrderMailWords): LetterPart => ({
  is: 'figures',
  figures: [{ label: words.total, amount: moneyOf(order, order.totals.total), isTotal: true }],
});

const moneyOf = ({ totals, language = defaultLanguage }: Order, amount: number): string =>
  formatMoney(amount, totals.currency, languages[language].locale);

function lineOf(item: Order['items'][number], order: Order): LetterLine {
  return {
    quantity: item.quantity,
    name: isolated(item.name),
    details: [
      ...(item.selectedSize ? [isolated(item.selectedSize.name)] : []),
      ...modifierLabels(item).map(isolated),
      ...(item.notes ? [`“${safeName(item.notes, MOST_OF_A_NOTE)}”`] : []),
    ],
    amount: moneyOf(order, item.lineTotal),
  };
}

/** Every printed figure, so that they add up to the total. */
function figuresOf(order: Order, words: OrderMailWords): LetterFigure[] {
  const { totals, promotion } = order;
  const byPoints = pointsPaid(order.orderLevelDiscounts);
  const figure = (label: string, amount: number): LetterFigure => ({ label, amount: moneyOf(order, amount) });
  const unlessZero = (label: string, amount: number): LetterFigure[] =>
    amount === 0 ? [] : [figure(label, amount)];
  const taxName = ({ taxRateId, name }: Order['totals']['taxes'][number]): string =>
    taxRateId === 0 ? words.tax : isolated(name);
  const added = totals.taxes.filter(({ isInclusive }) => !isInclusive);
  const included = totals.taxes.filter(({ isInclusive }) => isInclusive);
  return [
    figure(words.subtotal, totals.subtotal),
    ...(promotion
      ? unlessZero(`${isolated(promotion.name)} (${isolated(promotion.code)})`, -promotion.amount)
      : []),
    ...unlessZero(words.discount, -otherDiscounts(totals, promotion?.amount ?? 0, byPoints)),
    ...unlessZero(words.points, -byPoints),
    ...unlessZero(words.serviceCharge, totals.serviceCharge),
    ...added.map((tax) => figure(taxName(tax), tax.amountCalculated)),
    ...deliveryOf(order, words),
    ...unlessZero(words.tip, totals.tip),
    { ...figure(words.total, totals.total), isTotal: true },
    ...included.map((tax) => figure(words.included(taxName(tax)), tax.amountCalculated)),
  ];
}

function deliveryOf(order: Order, words: OrderMailWords): LetterFigure[] {
  const { type, promotion, totals } = order;
  const { deliveryFee: label, free } = words;
  if (promotion?.type === 'freeDelivery')
    return [{ label: `${label} (${isolated(promotion.code)})`, amount: free }];
  if (totals.deliveryFee > 0) return [{ label, amount: moneyOf(order, totals.deliveryFee) }];
  return type === 'delivery' ? [{ label, amount: free }] : [];
}

function paymentOf(order: Order, words: OrderMailWords, isOver: boolean): string {
  const story = paymentStory(order);
  if (story) return wordsOfPayment(order, story, words);
  const known = words.payment[order.paymentStatus];
  return known || (isOver ? words.nothingCharged : words.toPay(order.type === 'delivery'));
}

/** Of a payment by card. */
function wordsOfPayment(order: Order, story: PaymentStory, words: OrderMailWords): string {
  const card = 'card' in story ? isolated(cardLabel(story.card) ?? '') : '';
  const returned = (amount: number): string => words.returned(moneyOf(order, amount), card);
  switch (story.kind) {
    case 'paid':
      return [words.paidBy(card), ...(story.returned > 0 ? [returned(story.returned)] : [])].join(' · ');
    case 'goesBack':
      return words.goesBack(card);
    case 'returned':
      return returned(story.returned);
    case 'notCharged':
      return words.cardNotCharged;
    default:
      return words.checkingPayment;
  }
}

function factsOf(order: Order, restaurant: Restaurant, words: OrderMailWords, told: Told): LetterFact[] {
  const { type, fulfilment, totals } = order;
  const { contact, settings } = restaurant;
  const isDelivered = trackingStep(order) === 'done';
  const isDelivery = type === 'delivery';
  return [
    ...(isDelivery && fulfilment.address
      ? [
          {
            label: words.deliverTo(isDelivered),
            lines: addressLines(fulfilment.address).map((line) => safeName(line)),
          },
        ]
      : []),
    ...(isDelivery
      ? []
      : [
          {
            label: words.pickUpAt,
            lines: [told.restaurant, isolated(addressLine(restaurant))],
            link: { label: words.showMap, url: mapLink(restaurant) },
          },
        ]),
    {
      label: words.reach,
      lines: [words.writeTo(settings.guestMessages.replyTo ?? contact.email)],
      link: { label: words.call(contact.phone), url: telLink(contact.phone, totals.currency) },
    },
  ];
}
