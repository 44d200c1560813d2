// Mails to those who look after a restaurant's money: what the nightly comparison found, and chargebacks to be answered.
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { RestaurantRef } from '@bite/shared/paths';
import type { ChargebackCase } from '@bite/shared/payments/chargeback-case.schema';
import type { Mail } from '../ports/mailer.ts';
import { composeMail } from './mail-text.ts';
import { safeName } from './safe-name.ts';

interface ToRestaurant {
  to: string;
  restaurantName: string;
  place: RestaurantRef;
  /** 'https://admin.bite.example', without a trailing slash. */
  adminOrigin: string;
}

const LISTED = 10;

const screenOf = ({ place, adminOrigin }: ToRestaurant, path: string): string =>
  `${adminOrigin}/t/${place.tenantId}/r/${place.restaurantId}/payments/${path}`;

/** Words of the gateway in it must not become a link; amounts stay as they are. */
const plainSentence = (text: string): string => text.replaceAll('://', ': ').replace(/\.(?=\p{L})/gu, '. ');

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
/** 'November 20, 2026' */
const dayText = (day: string): string => dayFormat.format(Date.parse(`${day}T00:00:00Z`));

export function paymentDifferencesMail(
  mail: ToRestaurant & { day: string; differences: readonly string[] },
): Mail {
  const { to, restaurantName, day, differences } = mail;
  const count = differences.length === 1 ? 'One difference' : `${differences.length} differences`;
  const more = differences.length - LISTED;
  return composeMail({
    to,
    subject: `${count} in the card payments of ${safeName(restaurantName)}`,
    paragraphs: [
      `Every night Bite compares card payments with the gateway and the orders. Of ${dayText(day)} they do not agree:`,
      ...differences.slice(0, LISTED).map(plainSentence),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    action: { label: 'See the comparison', url: screenOf(mail, `comparison?from=${day}&to=${day}`) },
    notes: [
      'There you can note what each of them was. Bite changes nothing by itself.',
      'You get one mail for each difference, because you look after this restaurant’s payments or after Bite.',
    ],
  });
}

export function chargebackReminderMail(mail: ToRestaurant & { chargeback: ChargebackCase }): Mail {
  const { to, restaurantName, chargeback } = mail;
  const { caseNumber, amount, currency, orderNumber, deadline } = chargeback;
  const sum = amount === undefined ? 'A payment' : formatMoney(amount, currency, 'en-US');
  const ofOrder = orderNumber === undefined ? '' : ` of order ${safeName(orderNumber)}`;
  return composeMail({
    to,
    subject: `A chargeback at ${safeName(restaurantName)} needs an answer${deadline === undefined ? '' : ` by ${dayText(deadline)}`}`,
    paragraphs: [
      `${sum}${ofOrder} was taken back by the guest’s bank: case ${safeName(caseNumber)}. Nobody has noted yet that it was answered.`,
      deadline === undefined
        ? 'The gateway names no last day. The letter of your card processor or bank does: enter it, and you are reminded three days before.'
        : `The last day is ${dayText(deadline)}.`,
    ],
    action: { label: 'See the chargeback', url: screenOf(mail, 'chargebacks') },
    notes: [
      'Send the evidence to your card processor, not to Bite, and note there that you did.',
      'You get this mail because you look after this restaurant’s payments.',
    ],
  });
}
