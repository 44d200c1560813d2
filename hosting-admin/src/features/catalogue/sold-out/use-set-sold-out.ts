// Sends what is sold out; shown as done only after the server's confirmation.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { SoldOutState } from '@bite/shared/catalogue/sold-out.schema';
import type { Stock } from '@bite/shared/catalogue/stock';
import { isolated } from '@bite/shared/kernel/isolated';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { usePlatform } from '../../../lib/platform.tsx';
import { formatTime } from '../../../lib/zoned-time.ts';
import { callFailure } from '../../../ui/call-failure.ts';
import { UNDO_MILLISECONDS } from '../../../ui/undo-milliseconds.ts';
import { stateOf, type Target } from './targets.ts';

interface Change {
  targets: readonly Target[];
  state: SoldOutState;
}

/** @param stock As it is before the change: Undo restores it. */
export function useSetSoldOut(restaurant: MyRestaurant, stock: Stock | undefined) {
  const { tenantId, restaurantId, timezone } = restaurant;
  const { call, clock } = usePlatform();
  const send = ({ targets, state }: Change) =>
    call('setSoldOut', {
      parameters: { tenantId, restaurantId },
      body: { targets: targets.map(({ target }) => target), state },
    });
  const undo = async (changes: readonly Change[]): Promise<void> => {
    try {
      for (const change of changes) await send(change);
      toast.success('It is as it was before');
    } catch (error) {
      toast.error(`Not everything could be taken back: ${callFailure(error).message}`);
    }
  };
  return useMutation({
    mutationFn: send,
    onMutate: ({ targets }) => stock && formerStates(stock, targets, clock.now()),
    onSuccess: ({ soldOut }, { targets, state }, before) => {
      const until = soldOut[targets[0]?.key ?? '']?.until;
      const time = until === undefined ? undefined : formatTime(until, timezone, clock.now());
      toast.success(doneWords(namesOf(targets), state, time), {
        ...(before && {
          duration: UNDO_MILLISECONDS,
          action: { label: 'Undo', onClick: () => void undo(before) },
        }),
      });
    },
    onError: (error) => toast.error('Nothing was changed', { description: error.message }),
  });
}

/** One change for all that had the same state. */
function formerStates(stock: Stock, targets: readonly Target[], now: number): Change[] {
  const byState = Map.groupBy(targets, ({ key }) => JSON.stringify(stateOf(stock, key, now)));
  return [...byState].map(([state, some]) => ({ targets: some, state: JSON.parse(state) as SoldOutState }));
}

const namesOf = (targets: readonly Target[]): string =>
  targets.length === 1 ? isolated(targets[0]?.name ?? '') : `${targets.length} items`;

function doneWords(names: string, state: SoldOutState, until: string | undefined): string {
  if (state.kind === 'onSale') return `Back on sale: ${names}`;
  if (state.kind === 'left' && state.left > 0) return `Counting down from ${state.left}: ${names}`;
  return until === undefined ? `Sold out: ${names}` : `Sold out until ${until}: ${names}`;
}
