// Sends what is sold out; shown as done only after the server's confirmation, and with Undo.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { SoldOutState } from '@bite/shared/catalogue/sold-out.schema';
import type { Stock } from '@bite/shared/catalogue/stock';
import { isolated } from '@bite/shared/kernel/isolated';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { formatTime } from '../../../lib/zoned-time.ts';
import { callFailure } from '../../../ui/call-failure.ts';
import { UNDO_MILLISECONDS } from '../../../ui/undo-milliseconds.ts';
import { stateOf, type Target } from './targets.ts';

interface Change {
  targets: readonly Target[];
  state: SoldOutState;
}

/** What was done last, in words. */
export interface LastChange {
  words: string;
  /** Absent once it is undone, and where the state before is not known. */
  undo?: () => void;
}

export interface SoldOutSetter {
  /** Rejects if nothing was changed; that is said. */
  set: (change: Change) => Promise<void>;
  isPending: boolean;
  last: LastChange | undefined;
}

interface SetterOptions {
  restaurant: MyRestaurant;
  /** As it is now, for Undo. */
  stock: Stock | undefined;
  /** A dialog that stays open shows what was done last by itself. */
  isStaying?: boolean;
}

export function useSetSoldOut({ restaurant, stock, isStaying = false }: SetterOptions): SoldOutSetter {
  const { tenantId, restaurantId, timezone } = restaurant;
  const { call, clock } = usePorts();
  const [last, setLast] = useState<LastChange>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ targets, state }: Change) =>
      call('setSoldOut', {
        parameters: { tenantId, restaurantId },
        body: { targets: targets.map(({ target }) => target), state },
      }),
  });
  const say = (change: LastChange) => {
    setLast(change);
    const { words, undo } = change;
    if (!isStaying)
      toast.success(words, undo && { duration: UNDO_MILLISECONDS, action: { label: 'Undo', onClick: undo } });
  };
  const takeBack = async (changes: readonly Change[]): Promise<void> => {
    try {
      for (const change of changes) await mutateAsync(change);
      say({ words: 'It is as it was before' });
    } catch (error) {
      toast.error(`Not everything could be taken back: ${callFailure(error).message}`);
    }
  };
  const set = async ({ targets, state }: Change): Promise<void> => {
    const before = stock && formerStates(stock, targets, clock.now());
    const { soldOut } = await mutateAsync({ targets, state }).catch((error: Error) => {
      toast.error('Nothing was changed', { description: error.message });
      throw error;
    });
    const until = soldOut[targets[0]?.key ?? '']?.until;
    const time = until === undefined ? undefined : formatTime(until, timezone, clock.now());
    const words = doneWords(namesOf(targets), state, time);
    say({ words, ...(before && { undo: () => void takeBack(before) }) });
  };
  return { set, isPending, last };
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
