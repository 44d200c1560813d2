// Whether a restaurant takes orders at all, and the switch for it.
import { isolated } from '@bite/shared/kernel/isolated';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { invalidateTenancy, type RestaurantRecord, saveRestaurant } from '../../../lib/tenancy-queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

export function RestaurantStatus({ record }: { record: RestaurantRecord }) {
  const { call } = usePorts();
  const client = useQueryClient();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const { restaurant, version, counts } = record;
  const { tenantId, restaurantId, name, slug } = restaurant;
  const place = { tenantId, restaurantId };
  const isActive = restaurant.status === 'active';
  const mayActivate = may('restaurants.activate', place);
  const { openOrders } = counts;

  const turn = async () => {
    const status = isActive ? 'inactive' : 'active';
    try {
      await saveRestaurant(call, client, place, { version, changes: { status } });
    } finally {
      void invalidateTenancy(client);
    }
  };

  return (
    <>
      <Notice
        tone={isActive ? 'good' : 'warn'}
        action={
          mayActivate && (
            <Button look={isActive ? 'quiet' : 'strong'} onClick={() => setAsking(true)}>
              {isActive ? 'Deactivate' : 'Activate'}
            </Button>
          )
        }
      >
        {isActive ? 'Active: guests find its page and can order.' : 'Inactive: its page takes no orders.'}
      </Notice>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={isActive ? `Deactivate ${isolated(name)}?` : `Activate ${isolated(name)}?`}
        confirmLabel={isActive ? 'Deactivate' : 'Activate'}
        pendingLabel={isActive ? 'Deactivating…' : 'Activating…'}
        tone={isActive ? 'danger' : 'normal'}
        onConfirm={turn}
      >
        {isActive ? (
          <>
            <p>
              No new orders are taken at /{slug}. The menu, the settings and everything else stay as they are.
            </p>
            {openOrders > 0 && (
              <p className="font-semibold">
                {openOrders === 1 ? '1 order is' : `${openOrders} orders are`} still open. Finish them as
                usual.
              </p>
            )}
          </>
        ) : (
          <p>Guests can order at /{slug} again, within its opening hours.</p>
        )}
      </ConfirmDialog>
    </>
  );
}
