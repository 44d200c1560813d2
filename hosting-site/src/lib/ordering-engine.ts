// The modules that engine.ts loads as one chunk.

import type { Storefront } from '@bite/shared/catalogue/storefront';
import { storefrontIn } from '@bite/shared/catalogue/storefront-in-language';
import type { StorefrontIndex } from '@bite/shared/catalogue/storefront-index';
import { addToCart, type Cart, cartItemOf, replaceItem } from '@bite/shared/ordering/cart';
import { isProblem, type LineProblem, type LineRequest, priceLine } from '@bite/shared/ordering/line';
import { languageOf } from '@bite/shared/website/languages';

export { setQuantity } from '@bite/shared/ordering/cart';
export { type KeptLines, keepLines } from '@bite/shared/ordering/keep-lines';
export { sameAgain, viewCart } from './cart-view.ts';
export { followDeliveryZone } from './delivery-zone.ts';
export { call } from './order-call.ts';
export { extrasOf } from './order-extras.ts';
export { followSoldOut } from './sold-out-notes.ts';

/** In the language of the page, as the server wrote the first one. */
export const storefrontOfPage = (storefront: Storefront): Storefront =>
  storefrontIn(storefront, languageOf(document.documentElement.lang));

/** The cart with one more line, or the line's problem. */
export function withLine(
  index: StorefrontIndex,
  cart: Cart,
  request: LineRequest,
  now: number,
): Cart | LineProblem {
  const line = priceLine(index, request);
  return isProblem(line) ? line : addToCart(cart, cartItemOf(line, crypto.randomUUID(), now), now);
}

/** The cart with these lines; what cannot be priced is left out. */
export const withLines = (
  index: StorefrontIndex,
  cart: Cart,
  requests: readonly LineRequest[],
  now: number,
): Cart =>
  requests.reduce((sum, request) => {
    const next = withLine(index, sum, request, now);
    return 'items' in next ? next : sum;
  }, cart);

/** The cart with one line replaced, or its problem. */
export function withChangedLine(
  index: StorefrontIndex,
  cart: Cart,
  cartItemId: string,
  request: LineRequest,
  now: number,
): Cart | LineProblem {
  const line = priceLine(index, request);
  return isProblem(line) ? line : replaceItem(cart, cartItemId, cartItemOf(line, cartItemId, now), now);
}
