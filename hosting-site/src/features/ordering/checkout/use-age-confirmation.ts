// The diner's confirmation of age, for an order with alcohol.
import { hasAlcohol } from '@bite/shared/ordering/alcohol';
import { useState } from 'react';
import type { CartView } from '../../../lib/cart-view.ts';
import { useIndex } from '../../../lib/site.ts';

export interface AgeConfirmation {
  /** In years. */
  age: number;
  isConfirmed: boolean;
  confirm: (isConfirmed: boolean) => void;
}

/** Asked again for each order, since another person may have used the device before. */
export function useAgeConfirmation(view: CartView, onChange: () => void): AgeConfirmation | undefined {
  const index = useIndex();
  const [isConfirmed, setConfirmed] = useState(false);
  if (!hasAlcohol(view.lines.map(({ item }) => index.item(item.menuItemId)))) return undefined;
  const confirm = (next: boolean) => {
    setConfirmed(next);
    onChange();
  };
  return { age: index.storefront.restaurant.ordering.alcoholAge, isConfirmed, confirm };
}
