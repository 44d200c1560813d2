// Somewhere a delivery can go.
import type { DeliveryAddress } from '../ordering/delivery-address.ts';

export const aDeliveryAddress = (change: Partial<DeliveryAddress> = {}): DeliveryAddress => ({
  street: '2 Main Street',
  city: 'Albany',
  region: 'NY',
  postalCode: '12207',
  country: 'US',
  ...change,
});
