// The latest finished orders, in a drawer.
import type { Order } from '@bite/shared/ordering/order.schema';
import { Drawer } from '../../../ui/dialog.tsx';
import { FINISHED_LIMIT } from '../live-orders/order-queries.ts';
import type { FoldState } from '../order-card/unfolded-orders.ts';
import { emptyColumns } from './board-groups.ts';
import { OrderList } from './order-list.tsx';

interface FinishedDrawerProps {
  orders: readonly Order[];
  zone: string;
  mayCorrect: boolean;
  folds: FoldState;
  onClose: () => void;
}

const nothing: ReadonlyMap<string, number> = new Map();

export function FinishedDrawer({ orders, zone, mayCorrect, folds, onClose }: FinishedDrawerProps) {
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title="Finished"
      description={`The last ${FINISHED_LIMIT} completed, cancelled and voided orders.`}
    >
      <OrderList
        orders={orders}
        empty={emptyColumns.finished}
        zone={zone}
        mayWork={false}
        mayCorrect={mayCorrect}
        isCompact={false}
        ringing={nothing}
        {...folds}
      />
    </Drawer>
  );
}
