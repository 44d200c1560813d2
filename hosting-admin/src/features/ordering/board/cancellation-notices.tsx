// Orders cancelled while being prepared: shown on every board until somebody acknowledges them.
import { isolated } from '@bite/shared/kernel/isolated';
import { unseenCancellation } from '@bite/shared/ordering/cancellation';
import type { Order } from '@bite/shared/ordering/order.schema';
import { useTime } from '../../../lib/use-time.ts';
import { formatTime } from '../../../lib/zoned-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useBoardMoves } from '../order-card/board-moves.tsx';

interface CancellationNoticesProps {
  ended: readonly Order[];
  zone: string;
  mayWork: boolean;
}

export function CancellationNotices({ ended, zone, mayWork }: CancellationNoticesProps) {
  const { acknowledge } = useBoardMoves();
  const now = useTime((moment) => moment);
  const notices = ended.map((order) => {
    const event = unseenCancellation(order, now);
    if (!event) return null;
    return (
      <Notice
        key={order.guid}
        tone="danger"
        role="alert"
        className="rounded-none text-base"
        action={
          mayWork && (
            <Button look="danger" onClick={() => acknowledge(order)}>
              Seen<span className="sr-only"> that {order.orderNumber} was cancelled</span>
            </Button>
          )
        }
      >
        <strong>Stop making {order.orderNumber}: it was cancelled</strong> at{' '}
        {formatTime(event.at, zone, now)}
        {event.byName !== undefined && ` by ${isolated(event.byName)}`}.{' '}
        {order.items.map(({ quantity, name }) => `${quantity}× ${isolated(name)}`).join(', ')}
        {order.cancelReason && ` (${isolated(order.cancelReason)})`}
      </Notice>
    );
  });
  // Many of them are collapsed to leave room for orders.
  return <div className="shrink-0 overflow-y-auto md:tall:max-h-1/3">{notices}</div>;
}
