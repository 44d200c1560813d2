// Saves each move within the menu at once: shown before the server has answered, taken back if it refuses, and for ten seconds
// by Undo. Moves are sent one after the other, since each names the versions that the one before it made.
import type { RestaurantRef } from '@bite/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { type ListOf, recordQuery, recordsQuery, type Versioned } from '../../../lib/records.ts';
import { callFailure } from '../../../ui/call-failure.ts';
import { UNDO_MILLISECONDS } from '../../../ui/undo-milliseconds.ts';
import { type Arrangement, arranged, inverseOf } from './arrangement.ts';

type Entry = Versioned<'menuGroups'>;

interface Move {
  changes: readonly Arrangement[];
  /** What is said afterwards: 'Wine moved'. */
  done: string;
  /** A sentence before the reason of a refusal. */
  undone?: string;
  /** By group, for an undo: refused if somebody has changed the group since. */
  versions?: ReadonlyMap<number, string>;
}

/** Only the last move can be taken back: an earlier one would take later ones with it. */
const TOAST = 'menu-arranged';

export function useArrange(place: RestaurantRef) {
  const { call } = usePorts();
  const client = useQueryClient();
  const list = recordsQuery(call, 'menuGroups', place).queryKey;
  /** The groups as the server has them, while moves are on their way. */
  const saved = useRef<readonly Entry[]>([]);
  const waiting = useRef<Move[]>([]);

  const show = (entries: readonly Entry[]): void => {
    client.setQueryData<ListOf<'menuGroups'>>(
      list,
      (present) => present && { ...present, records: [...entries] },
    );
  };

  const send = async ({ changes, versions }: Move): Promise<Entry[]> => {
    const read = new Map(saved.current.map(({ record, version }) => [record.menuGroupId, version]));
    const { tenantId, restaurantId } = place;
    const { records } = await call('arrangeMenu', {
      parameters: { tenantId, restaurantId },
      body: {
        changes: changes.map((change) => ({
          ...change,
          ...(change.items && { items: [...change.items] }),
          version: versions?.get(change.menuGroupId) ?? read.get(change.menuGroupId) ?? 'unknown',
        })),
      },
    });
    return records;
  };

  const tell = (
    { changes, done, versions }: Move,
    before: readonly Entry[],
    after: readonly Entry[],
  ): void => {
    if (versions) {
      // Not in the place of the message with Undo, which is on its way out and would take this one along.
      toast.success(done);
      return;
    }
    const undo: Move = {
      changes: inverseOf(
        before.map(({ record }) => record),
        changes,
      ),
      done: 'It is back where it was',
      versions: new Map(after.map(({ record, version }) => [record.menuGroupId, version])),
    };
    toast.success(done, {
      id: TOAST,
      duration: UNDO_MILLISECONDS,
      action: { label: 'Undo', onClick: () => void arrange(undo) },
    });
  };

  const sendAll = async (): Promise<void> => {
    for (let move = waiting.current[0]; move; move = waiting.current[0]) {
      try {
        const before = saved.current;
        const after = await send(move);
        waiting.current.shift();
        saved.current = replaced(before, after);
        show(waiting.current.reduce(moved, saved.current));
        for (const entry of after)
          client.setQueryData(
            recordQuery(call, 'menuGroups', place, entry.record.menuGroupId).queryKey,
            entry,
          );
        if (waiting.current.length === 0) tell(move, before, after);
      } catch (error) {
        // What was done after it stands on it.
        waiting.current = [];
        show(saved.current);
        const { message } = callFailure(error, 'The menu is as it was.');
        toast.error(move.undone === undefined ? message : `${move.undone} ${message}`);
      }
    }
    void client.invalidateQueries({ queryKey: list.slice(0, -1) });
    void client.invalidateQueries({ queryKey: ['audit'] });
  };

  const arrange = async (move: Move): Promise<void> => {
    if (move.changes.length === 0) return;
    await client.cancelQueries({ queryKey: list });
    const entries = client.getQueryData<ListOf<'menuGroups'>>(list)?.records ?? [];
    const isFirst = waiting.current.length === 0;
    if (isFirst) saved.current = entries;
    waiting.current.push(move);
    show(moved(entries, move));
    if (isFirst) await sendAll();
  };
  return arrange;
}

const moved = (entries: readonly Entry[], { changes }: Move): readonly Entry[] => {
  const byId = new Map(changes.map((change) => [change.menuGroupId, change]));
  return entries.map((entry) => {
    const change = byId.get(entry.record.menuGroupId);
    return change ? { ...entry, record: arranged(entry.record, change) } : entry;
  });
};

const replaced = (entries: readonly Entry[], fresh: readonly Entry[]): Entry[] => {
  const byId = new Map(fresh.map((entry) => [entry.record.menuGroupId, entry]));
  return entries.map((entry) => byId.get(entry.record.menuGroupId) ?? entry);
};
