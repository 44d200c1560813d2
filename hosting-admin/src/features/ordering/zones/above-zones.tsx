// Above the list of zones: what they mean together, and a box to try an address.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { Notice } from '../../../ui/notice.tsx';
import { TryAddress } from './try-address.tsx';
import type { Zone } from './zone-words.ts';

export function AboveZones({ restaurant, records }: { restaurant: MyRestaurant; records: readonly Zone[] }) {
  const isNoneActive = records.length > 0 && records.every(({ isActive }) => !isActive);
  return (
    <div className="grid gap-3">
      {!restaurant.offersDelivery && (
        <Notice tone="info">
          Delivery is switched off in the restaurant settings. Zones take effect once it is on.
        </Notice>
      )}
      {isNoneActive && (
        <Notice tone="warn">
          <strong>Nobody can order a delivery: all zones are switched off.</strong> Switch one on, or delete
          them all to deliver everywhere.
        </Notice>
      )}
      {records.length > 0 && <TryAddress restaurant={restaurant} zones={records} />}
    </div>
  );
}
