// Opens the payments of an order beside a report, where staff refund them.
import { order as orderSchema } from '@bite/shared/ordering/order.schema';
import { paths } from '@bite/shared/paths';
import { type ReactNode, useState } from 'react';
import { usePlace } from '../../../lib/place.tsx';
import { useFollowed } from '../../../lib/use-followed.ts';
import { OrderPaymentsDialog } from '../order-payments/order-payments-dialog.tsx';
import { useRefreshPayments } from './report-queries.ts';

/** `drawer` stands anywhere in the screen. */
export function useOrderPayment(): { open: (orderGuid: string) => void; drawer: ReactNode } {
  const [guid, setGuid] = useState<string>();
  const refresh = useRefreshPayments();
  const close = (): void => {
    setGuid(undefined);
    // Something may have been refunded.
    void refresh();
  };
  return { open: setGuid, drawer: guid !== undefined && <FollowedOrder guid={guid} onClose={close} /> };
}

function FollowedOrder({ guid, onClose }: { guid: string; onClose: () => void }) {
  const { restaurant } = usePlace();
  const order = useFollowed(paths.order(restaurant, guid), orderSchema);
  return order && <OrderPaymentsDialog restaurant={restaurant} order={order} onClose={onClose} />;
}

interface OrderButtonProps {
  orderNumber: string;
  onOpen: () => void;
}

/** The number of an order, which opens its payments. */
export function OrderButton({ orderNumber, onOpen }: OrderButtonProps) {
  return (
    <button
      type="button"
      className="min-h-6 max-w-full truncate text-start underline underline-offset-2"
      onClick={onOpen}
    >
      {orderNumber}
    </button>
  );
}
