// "Sold out…" of an order on the board: what it contains, each with its choices.
import { isolated } from '@bite/shared/kernel/isolated';
import { useMemo } from 'react';
import type { SoldOutOfOrderProps } from '../../../lib/slots.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SomeTargets } from './some-targets.tsx';
import { orderTargets } from './targets.ts';
import { useOptionsOnSale } from './use-options-on-sale.ts';

export function SoldOutOfOrder({ restaurant, order, onClose }: SoldOutOfOrderProps) {
  const targets = useMemo(() => orderTargets(order.items), [order.items]);
  const hasOptions = targets.some(({ group }) => group !== undefined);
  const { query, options } = useOptionsOnSale(restaurant, hasOptions);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Sold out: order ${isolated(order.orderNumber)}`}
      description="For orders from now on. This order stays as it is."
    >
      {query.isLoading ? (
        <Skeleton label="Loading what is sold out…" rows={2} />
      ) : (
        <SomeTargets
          restaurant={restaurant}
          targets={targets}
          alike={options}
          label="In this order"
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
