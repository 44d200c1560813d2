// Sends what is sold out; shown as done only after the server's confirmation, and with Undo.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { SoldOutAnswer, SoldOutState, SoldOutUndo } from '@bite/shared/catalogue/sold-out.schema';
import { soldOutStateOf } from '@bite/shared/catalogue/sold-out-state';
import type { Stock } from '@bite/shared/catalogue/stock';
import { isolated } from '@bite/shared/kernel/isolated';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { formatTimeThere } from '../../../lib/zoned-time.ts';
import { callFailure } from '../../../ui/call-failure.ts';
import { UNDO_MILLISECONDS } from '../../../ui/undo-milliseconds.ts';
import type { Target } from './targets.ts';

interface Change {
  targets: readonly Target[];
  state: SoldOutState;
}

/** What was done last, in words. */
export interface LastChange {
  words: string;
  /** Absent once it is undone, and where the state before is not known. */
  undo?: () => void;
  /** Something was to be undone and stays. */
  isRefused?: boolean;
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
  const parameters = { tenantId, restaurantId };
  const setting = useMutation({
    mutationFn: ({ targets, state }: Change) =>
      call('setSoldOut', { parameters, body: { targets: targets.map(({ target }) => target), state } }),
  });
  const undoing = useMutation({
    mutationFn: (body: SoldOutUndo) => call('undoSoldOut', { parameters, body }),
  });
  const say = (change: LastChange) => {
    setLast(change);
    const { words, undo, isRefused = false } = change;
    if (isStaying) return;
    if (isRefused) toast.warning(words);
    else
      toast.success(words, undo && { duration: UNDO_MILLISECONDS, action: { label: 'Undo', onClick: undo } });
  };
  const takeBack = async (targets: readonly Target[], undo: SoldOutUndo['undo']): Promise<void> => {
    try {
      const { changedSince } = await undoing.mutateAsync({ undo });
      const kept = targets.filter(({ key }) => changedSince.includes(key));
      say(undoneWords(kept, targets.length));
    } catch (error) {
      toast.error(`Nothing was taken back: ${callFailure(error).message}`);
    }
  };
  const set = async ({ targets, state }: Change): Promise<void> => {
    const before = stock;
    const at = clock.now();
    const answer = await setting.mutateAsync({ targets, state }).catch((error: Error) => {
      toast.error('Nothing was changed', { description: error.message });
      throw error;
    });
    const until = answer.soldOut[targets[0]?.key ?? '']?.until;
    const time = until === undefined ? undefined : formatTimeThere(until, timezone, clock.now());
    const words = doneWords(namesOf(targets), state, time);
    const after = stockIn(answer);
    const undo =
      before &&
      targets.map(({ key, target }) => ({
        target,
        state: soldOutStateOf(before, key, at),
        seen: soldOutStateOf(after, key, at),
      }));
    say({ words, ...(undo && { undo: () => void takeBack(targets, undo) }) });
  };
  return { set, isPending: setting.isPending || undoing.isPending, last };
}

const stockIn = ({ soldOut, left, since }: SoldOutAnswer): Stock => ({
  marks: soldOut,
  counts: Object.fromEntries(
    Object.entries(since).map(([key, instant]) => [key, { left: left[key] ?? 0, since: instant }]),
  ),
});

function undoneWords(kept: readonly Target[], count: number): LastChange {
  if (kept.length === 0) return { words: 'It is as it was before' };
  const names = kept.map(({ name, group }) => isolated(group === undefined ? name : `${name} (${group})`));
  const stays = kept.length === 1 ? 'stays as it is' : 'stay as they are';
  const rest = kept.length < count ? ' The rest is as it was before.' : '';
  return {
    words: `Somebody has changed it since, so ${names.join(', ')} ${stays}.${rest}`,
    isRefused: true,
  };
}

/** 'Mozzarella', 'Mozzarella in 3 modifier groups', '3 items' */
function namesOf(targets: readonly Target[]): string {
  const [first, ...others] = targets;
  if (!first || others.length === 0) return isolated(first?.name ?? '');
  if (first.group === undefined) return `${targets.length} items`;
  return `${isolated(first.name)} in ${targets.length} modifier groups`;
}

function doneWords(names: string, state: SoldOutState, until: string | undefined): string {
  if (state.kind === 'onSale') return `Back on sale: ${names}`;
  if (state.kind === 'left' && state.left > 0) return `Counting down from ${state.left}: ${names}`;
  return until === undefined ? `Sold out: ${names}` : `Sold out until ${until}: ${names}`;
}
