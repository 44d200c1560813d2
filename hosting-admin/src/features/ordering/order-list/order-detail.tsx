// One order beside the list of all: as its card on the board, with all that can still be done with it.
import { order as orderSchema } from '@bite/shared/ordering/order.schema';
import { paths } from '@bite/shared/paths';
import { useMemo } from 'react';
import { usePlace } from '../../../lib/place.tsx';
import { type OrderPaymentsProps, useSlots } from '../../../lib/slots.tsx';
import { useFollowed } from '../../../lib/use-followed.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BoardMovesProvider } from '../order-card/board-moves.tsx';
import { OrderCard } from '../order-card/order-card.tsx';
import { OrderReceipt } from '../order-card/order-receipt.tsx';
import { useFoldState } from '../order-card/unfolded-orders.ts';

export function OrderDetail({ guid }: { guid: string }) {
  const { restaurant } = usePlace();
  const order = useFollowed(paths.order(restaurant, guid), orderSchema);
  const orders = useMemo(() => (order ? [order] : []), [order]);
  const { unfolded, onFold } = useFoldState();
  if (!order) return <Skeleton label="Loading the order…" rows={4} />;
  return (
    <BoardMovesProvider restaurant={restaurant} orders={orders} isDetail>
      <OrderCard
        order={order}
        zone={restaurant.timezone}
        isRinging={false}
        mayWork={restaurant.mayWorkOrders}
        mayCorrect={restaurant.mayCorrectOrders}
        isCompact={false}
        isUnfolded={unfolded.has(guid)}
        onFold={onFold}
        hasReceipt
      />
      <section aria-labelledby="order-receipt" className="mt-5 grid gap-3">
        <h3 id="order-receipt" className="font-semibold">
          Receipt
        </h3>
        <OrderReceipt order={order} />
      </section>
      {order.payment && restaurant.mayReadRefunds && <Payments restaurant={restaurant} order={order} />}
    </BoardMovesProvider>
  );
}

function Payments(props: OrderPaymentsProps) {
  const { OrderPayments } = useSlots();
  return (
    <section aria-labelledby="order-payments" className="mt-5 grid gap-3">
      <h3 id="order-payments" className="font-semibold">
        Payment
      </h3>
      <OrderPayments {...props} />
    </section>
  );
}
