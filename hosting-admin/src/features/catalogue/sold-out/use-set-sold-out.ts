// Sends what is sold out; shown as done only after the server's confirmation.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { SoldOutState } from '@bite/shared/catalogue/sold-out.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { usePlatform } from '../../../lib/platform.tsx';
import { formatTime } from '../../../lib/zoned-time.ts';
import type { Target } from './targets.ts';

interface Change {
  targets: readonly Target[];
  state: SoldOutState;
}

export function useSetSoldOut({ tenantId, restaurantId, timezone }: MyRestaurant) {
  const { call, clock } = usePlatform();
  return useMutation({
    mutationFn: ({ targets, state }: Change) =>
      call('setSoldOut', {
        parameters: { tenantId, restaurantId },
        body: { targets: targets.map(({ target }) => target), state },
      }),
    onSuccess: ({ soldOut }, { targets, state }) => {
      const until = soldOut[targets[0]?.key ?? '']?.until;
      const time = until === undefined ? undefined : formatTime(until, timezone, clock.now());
      toast.success(doneWords(namesOf(targets), state, time));
    },
    onError: (error) => toast.error('Nothing was changed', { description: error.message }),
  });
}

const namesOf = (targets: readonly Target[]): string =>
  targets.length === 1 ? isolated(targets[0]?.name ?? '') : `${targets.length} items`;

function doneWords(names: string, state: SoldOutState, until: string | undefined): string {
  if (state.kind === 'onSale') return `Back on sale: ${names}`;
  if (state.kind === 'left' && state.left > 0) return `Counting down from ${state.left}: ${names}`;
  return until === undefined ? `Sold out: ${names}` : `Sold out until ${until}: ${names}`;
}
