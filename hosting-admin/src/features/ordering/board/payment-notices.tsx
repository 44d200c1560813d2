// Orders whose payment somebody must look at: above the board, since most of them left it long ago.
import { isolated } from '@bite/shared/kernel/isolated';
import type { Order } from '@bite/shared/ordering/order.schema';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ATTENTION_LIMIT } from '../live-orders/order-queries.ts';
import { useBoardMoves } from '../order-card/board-moves.tsx';

/** Only for those who may do something about it. */
export function PaymentNotices({ orders }: { orders: readonly Order[] }) {
  const { showPayments } = useBoardMoves();
  const [first] = orders;
  if (!showPayments || !first) return null;
  const count = orders.length < ATTENTION_LIMIT ? String(orders.length) : `${ATTENTION_LIMIT} or more`;
  return (
    <Notice
      tone="danger"
      role="status"
      className="rounded-none"
      action={
        <Button onClick={() => showPayments(first)}>
          Look<span className="sr-only"> at the payment of order {first.orderNumber}</span>
        </Button>
      }
    >
      <strong>{orders.length === 1 ? 'A payment needs you' : `${count} payments need you`}:</strong> order{' '}
      {first.orderNumber} of {isolated(first.customer.name)}
      {orders.length > 1 && ' is the newest'}.
    </Notice>
  );
}
