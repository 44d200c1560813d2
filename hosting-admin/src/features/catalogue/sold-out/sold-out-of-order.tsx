// "Sold out…" of an order on the board: what it contains, each with its choices.
import { isolated } from '@bite/shared/kernel/isolated';
import type { SoldOutOfOrderProps } from '../../../lib/slots.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SomeTargets } from './some-targets.tsx';
import { orderTargets } from './targets.ts';

export function SoldOutOfOrder({ restaurant, order, onClose }: SoldOutOfOrderProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Sold out: order ${isolated(order.orderNumber)}`}
      description="For orders from now on. This order stays as it is."
    >
      <SomeTargets
        restaurant={restaurant}
        targets={orderTargets(order.items)}
        label="In this order"
        onClose={onClose}
      />
    </Dialog>
  );
}
