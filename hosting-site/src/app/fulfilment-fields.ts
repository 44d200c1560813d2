// The fulfilment fields for cart and checkout, which may not import them from another feature; loaded together with those.
import { lazy } from 'react';

export const loadFulfilmentFields = () => import('../features/ordering/order-details/fulfilment-fields.tsx');

export const FulfilmentFields = lazy(async () => ({
  default: (await loadFulfilmentFields()).FulfilmentFields,
}));
