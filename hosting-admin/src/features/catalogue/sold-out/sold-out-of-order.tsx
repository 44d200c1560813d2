// "Sold out…" of an order on the board: what it contains, each with its choices.
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { recordsQuery } from '../../../lib/records.ts';
import type { SoldOutOfOrderProps } from '../../../lib/slots.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTellingApart } from '../../../ui/records/telling-apart.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SomeTargets } from './some-targets.tsx';
import { optionsOnSale, orderTargets } from './targets.ts';

export function SoldOutOfOrder({ restaurant, order, onClose }: SoldOutOfOrderProps) {
  const { call } = usePorts();
  const targets = useMemo(() => orderTargets(order.items), [order.items]);
  const { data, isLoading } = useQuery({
    ...recordsQuery(call, 'modifierGroups', restaurant),
    enabled: targets.some(({ group }) => group !== undefined),
  });
  const detailOf = useTellingApart('modifierGroups', restaurant);
  const alike = useMemo(
    () =>
      optionsOnSale(
        (data?.records ?? []).map(({ record }) => record),
        detailOf,
      ),
    [data, detailOf],
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Sold out: order ${isolated(order.orderNumber)}`}
      description="For orders from now on. This order stays as it is."
    >
      {isLoading ? (
        <Skeleton label="Loading what is sold out…" rows={2} />
      ) : (
        <SomeTargets
          restaurant={restaurant}
          targets={targets}
          alike={alike}
          label="In this order"
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
