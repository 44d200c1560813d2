// Adds a line to the cart or changes one, and says what came of it.

import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import type { CartItem } from '@bite/shared/ordering/cart';
import type { LineRequest } from '@bite/shared/ordering/line';
import { loadEngine } from '../lib/engine.ts';
import { indexOf, type Site } from '../lib/site.ts';

export interface Message {
  text: string;
  isFailure: boolean;
  /** Continues what was interrupted. */
  goOn?: () => void;
}

/** Adds a line to the cart, or changes one. Fails if the rules for it cannot be loaded. */
export async function putLine(
  site: Site,
  request: LineRequest,
  replaced: CartItem | undefined,
): Promise<Message> {
  const { withLine, withChangedLine } = await loadEngine();
  const index = indexOf(site.storefront.get());
  let problem: string | undefined;
  site.cart.change((cart, now) => {
    const next = replaced
      ? withChangedLine(index, cart, replaced.cartItemId, request, now)
      : withLine(index, cart, request, now);
    if ('items' in next) return next;
    problem = next.message;
    return cart;
  });
  const item = isolated(index.item(request.menuItemId)?.name ?? t('Item'));
  const done = replaced ? t('{item} changed', { item }) : t('{item} added to your cart', { item });
  return { text: problem ?? done, isFailure: problem !== undefined };
}
