// Refusals by the menu as it is now: the server judges by it only after it has looked the Idempotency-Key up, and the page's own
// copy of the menu or its live state no longer holds.
import type { CallError } from '@bite/shared/api/client';

const menuRefusals: readonly CallError['code'][] = [
  'AGE_NOT_CONFIRMED',
  'ORDER_TYPE_NOT_OFFERED',
  'PRICE_CHANGED',
  'PROMO_CODE_REFUSED',
  'RESTAURANT_CLOSED',
  'SLOT_UNAVAILABLE',
  'OUTSIDE_DELIVERY_AREA',
  'BELOW_DELIVERY_MINIMUM',
  'ITEM_UNAVAILABLE',
  'INVALID_SELECTION',
];

export const isMenuRefusal = ({ code }: CallError): boolean => menuRefusals.includes(code);
