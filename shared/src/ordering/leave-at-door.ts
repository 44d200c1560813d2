// Whether a delivery may be left at the door: not if somebody has to show an ID there, or to pay.

import { t } from '../kernel/translate.ts';

export interface AtTheDoor {
  /** Contains alcohol. */
  requiresId: boolean;
  /** The total, unless it was paid before. */
  toPay: number;
}

/** Why not, in words for the diner; undefined if it may. */
export function refuseLeaving({ requiresId, toPay }: AtTheDoor): string | undefined {
  if (requiresId) return t('Your order contains alcohol, so somebody has to show an ID at the door.');
  if (toPay > 0) return t('You pay at the door, so somebody has to be there to take it.');
  return undefined;
}
