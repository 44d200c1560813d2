// Looks up where an address lies.
import type { DeliveryAddress } from '@bite/shared/ordering/delivery-address';
import type { GeoPoint } from '@bite/shared/ordering/geo';

export interface Geocoder {
  /** Undefined if nobody knows. Rejects while the service cannot be asked. */
  locate(address: DeliveryAddress): Promise<GeoPoint | undefined>;
}
