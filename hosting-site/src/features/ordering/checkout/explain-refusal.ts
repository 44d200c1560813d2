// Explains a refused order to the diner: what happened and what to do. The cart is kept in every case.

import type { Quote } from '@bite/shared/api/answers';
import type { CallError } from '@bite/shared/api/client';
import { message, t } from '@bite/shared/kernel/translate';
import { type Connection, lostTexts } from '../../../lib/connection.ts';
import { fieldTexts, refusalText, sentenceText } from '../../../lib/refusal-texts.ts';
import type { FieldErrors } from './contact.ts';
import { isMenuRefusal } from './menu-refusals.ts';

export interface Explanation {
  title: string;
  /** What to do. */
  advice: string;
  /** What is wrong with single lines. */
  lines: string[];
  fields: FieldErrors;
  /** The new price, which the diner must accept. */
  quote: Quote | undefined;
  /** Nobody but the restaurant may know more, or help. */
  canCall: boolean;
  /** The menu or its live state has changed since the page was loaded. */
  isMenuStale: boolean;
  /** Details for support. */
  reference: string | undefined;
}

interface Details {
  fields?: FieldErrors;
  lines?: { message: string }[];
  quote?: Quote;
}

const advice: Partial<Record<CallError['code'], string>> = {
  VALIDATION_FAILED: message('Please correct what is marked below.'),
  PRICE_CHANGED: message('Have a look at the new total, and confirm it if you agree.'),
  PROMO_CODE_REFUSED: message('Your cart is kept. Use another code, or order without one.'),
  AGE_NOT_CONFIRMED: message('Your cart is kept. Confirm your age below, or remove what contains alcohol.'),
  ORDER_TYPE_NOT_OFFERED: message('Your cart is kept. Choose the other way to get your order.'),
  RESTAURANT_CLOSED: message('Your cart is kept. Choose a time from those on offer, or come back later.'),
  SLOT_UNAVAILABLE: message('Your cart is kept. Choose another time, then place your order again.'),
  OUTSIDE_DELIVERY_AREA: message('Your cart is kept. Choose pickup, or another address.'),
  BELOW_DELIVERY_MINIMUM: message('Your cart is kept. Add something to it, or choose pickup.'),
  ITEM_UNAVAILABLE: message(
    'Your cart is kept. Remove the item or choose another time, then place your order again.',
  ),
  INVALID_SELECTION: message('Your cart is kept. Edit the item or remove it, then place your order again.'),
  CONFLICT: message('Your cart is kept. Have a look at the new total, then place your order again.'),
  UNAUTHENTICATED: message('Your cart is kept. Sign in again, or pay without points.'),
  IDEMPOTENCY_KEY_REUSED: message('Your cart is kept. Please place your order again.'),
  RATE_LIMITED: message('Your cart is kept.'),
  UNAVAILABLE: message(
    'No order was placed and nothing was charged. Your cart is kept: try again, or call the restaurant.',
  ),
};

export function explainRefusal(error: CallError): Explanation {
  const details = (error.details ?? {}) as Details;
  const lines = (details.lines ?? []).map((line) => line.message).filter((line) => line !== error.message);
  return {
    title: refusalText(error),
    advice: t(advice[error.code] ?? message('Your cart is kept. Please try again, or call the restaurant.')),
    lines: lines.map((line) => sentenceText(line) ?? t('One of the items needs another look.')),
    fields: fieldTexts(details.fields ?? {}),
    quote: details.quote,
    canCall: advice[error.code] === undefined || error.code === 'UNAVAILABLE',
    // Whether tips are taken is part of the menu, too.
    isMenuStale: isMenuRefusal(error) || details.fields?.['tip'] !== undefined,
    reference: error.requestId,
  };
}

/** The restaurant has stopped taking tips since the page was loaded: the order goes on without one, if the guest agrees. */
export const explainTipTakenOff = ({ fields: { tip: _, ...fields }, ...rest }: Explanation): Explanation => ({
  ...rest,
  advice: t('Your tip was taken off. Have a look at the new total, and confirm it if you agree.'),
  fields,
});

/** For an order that may have reached the kitchen. */
export function explainUnknown(error: CallError, { lost }: Pick<Connection, 'lost'> = {}): Explanation {
  const title = error.code === 'NETWORK' ? refusalText(error) : t('We got no clear answer about your order.');
  return {
    title: lost ? t(lostTexts[lost]) : title,
    advice: t(
      lost
        ? 'Nothing was charged. Place your order again once you have a connection: it never orders twice.'
        : 'Nothing was charged. Your order may have gone through: placing it again is safe and never orders twice.',
    ),
    lines: [],
    fields: {},
    quote: undefined,
    canCall: true,
    isMenuStale: false,
    reference: error.requestId,
  };
}
