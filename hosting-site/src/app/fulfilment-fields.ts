// The questions of an order for the cart and checkout, which may not import them themselves: they come with those.
import { lazy } from 'react';

export const loadFulfilmentFields = () => import('../features/ordering/order-details/fulfilment-fields.tsx');

export const FulfilmentFields = lazy(async () => ({
  default: (await loadFulfilmentFields()).FulfilmentFields,
}));
