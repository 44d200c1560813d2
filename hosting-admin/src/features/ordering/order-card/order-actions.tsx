// The buttons of an order card: the next step as a large button, the others in a menu. The shared transition tables decide which
// are available.
import { type BoardAction, boardMoves } from '@bite/shared/ordering/board';
import { correctionsOf } from '@bite/shared/ordering/corrections';
import type { Order } from '@bite/shared/ordering/order.schema';
import { EllipsisVertical, LoaderCircle } from 'lucide-react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { useBoardMoves } from './board-moves.tsx';
import { type EndMove, isEnd, moveLabel, moveLabels, pendingLabels } from './move-labels.ts';

interface OrderActionsProps {
  order: Order;
  pending: BoardAction | undefined;
  mayWork: boolean;
  mayCorrect: boolean;
  isCompact: boolean;
  /** Shows all lines of a large order. */
  isUnfolded: boolean;
}

export function OrderActions({
  order,
  pending,
  mayWork,
  mayCorrect,
  isCompact,
  isUnfolded,
}: OrderActionsProps) {
  const { take, correct, sellOut, showReceipt, showPayments } = useBoardMoves();
  const moves = mayWork ? boardMoves(order) : [];
  const isCorrigible = mayCorrect && correctionsOf(order).length > 0;
  const steps = moves.filter((one) => !isEnd(one));
  const ends = moves.filter(isEnd);
  // Guests of other orders are not written to.
  const isTold = order.source === 'online';
  const hasPayments = showPayments !== undefined && order.payment !== undefined;
  const hasOthers = ends.length > 0 || isCorrigible || sellOut !== undefined;
  const hasMore = isTold || showReceipt !== undefined || hasPayments || (moves.length > 0 && hasOthers);
  if ([moves.length > 0, isCorrigible, hasMore].every((one) => !one)) return null;

  const height = isCompact ? 'min-h-11' : 'min-h-12';
  // Notes, phone and total must be readable before an order is accepted, so no buttons cover them.
  const isKept = isUnfolded && order.status === 'inProgress';
  const isBusy = pending !== undefined;
  return (
    <div
      className={classNames(
        'flex gap-2',
        isKept && 'sticky -bottom-3 rounded-b-xl bg-card',
        // Reaches the card's edge, so that nothing of a long order is visible below it.
        isKept && (isCompact ? '-mb-2 pb-2' : '-mb-3 pb-3'),
      )}
    >
      {steps.map((step) => (
        <Button
          key={step}
          look={step === 'accept' ? 'primary' : 'strong'}
          data-next-step=""
          aria-disabled={isBusy}
          className={classNames('flex-1 text-base', height)}
          onClick={() => !isBusy && take(order, step)}
        >
          {pending === undefined ? (
            moveLabel(order, step)
          ) : (
            <>
              <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
              {pendingLabels[pending]}
            </>
          )}
          <span className="sr-only"> order {order.orderNumber}</span>
        </Button>
      ))}
      {moves.length === 0 && isCorrigible && (
        <Button className="flex-1" disabled={isBusy} onClick={() => correct(order)}>
          Correct…
          <span className="sr-only"> order {order.orderNumber}</span>
        </Button>
      )}
      {hasMore && (
        <MoreActions
          order={order}
          ends={ends}
          isCorrigible={isCorrigible && moves.length > 0}
          maySellOut={moves.length > 0}
          isTold={isTold}
          hasPayments={hasPayments}
          isBusy={isBusy}
          height={height}
        />
      )}
    </div>
  );
}

interface MoreActionsProps {
  order: Order;
  ends: readonly EndMove[];
  isCorrigible: boolean;
  maySellOut: boolean;
  isTold: boolean;
  hasPayments: boolean;
  isBusy: boolean;
  height: string;
}

function MoreActions({
  order,
  ends,
  isCorrigible,
  maySellOut,
  isTold,
  hasPayments,
  isBusy,
  height,
}: MoreActionsProps) {
  const { take, correct, sellOut, showMessages, showReceipt, showPayments } = useBoardMoves();
  return (
    <Menu
      trigger={
        <IconButton
          label={`More for order ${order.orderNumber}`}
          look="secondary"
          className={height}
          disabled={isBusy}
        >
          <EllipsisVertical className="size-5" aria-hidden="true" />
        </IconButton>
      }
    >
      {maySellOut && sellOut && <MenuItem onSelect={() => sellOut(order)}>Sold out…</MenuItem>}
      {isTold && <MenuItem onSelect={() => showMessages(order)}>Messages…</MenuItem>}
      {showReceipt && <MenuItem onSelect={() => showReceipt(order)}>Receipt…</MenuItem>}
      {hasPayments && <MenuItem onSelect={() => showPayments?.(order)}>Payment…</MenuItem>}
      {ends.map((end) => (
        <MenuItem key={end} className="font-semibold text-danger" onSelect={() => take(order, end)}>
          {moveLabels[end]}
        </MenuItem>
      ))}
      {isCorrigible && <MenuItem onSelect={() => correct(order)}>Correct…</MenuItem>}
    </Menu>
  );
}
