// The row that is being moved by keyboard, and its announcements to screen readers.
import { isolated } from '@bite/shared/kernel/isolated';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Direction, placeOf, type SortableRow, stepped } from './order.ts';

interface CarriedOf {
  list: RefObject<HTMLElement | null>;
  rows: readonly SortableRow[];
  deepest: number;
  onOrder: (rows: readonly SortableRow[]) => void;
}

export interface CarriedRow {
  /** Undefined while none is picked up. */
  id: string | undefined;
  /** The rows with the carried one where it would be dropped. */
  preview: readonly SortableRow[];
  said: string;
  /** Picks it up, or drops it. */
  turn: (row: SortableRow) => void;
  step: (row: SortableRow, direction: Direction) => void;
  drop: (row: SortableRow) => void;
  putBack: (row: SortableRow) => void;
}

const refusals: Record<Direction, string> = {
  up: 'is the first already',
  down: 'is the last already',
  in: 'cannot go below the one above',
  out: 'cannot go further out',
};

function placeWords(rows: readonly SortableRow[], id: string): string {
  const { parent, number, count } = placeOf(rows, id);
  return `${number} of ${count}${parent ? ` below ${isolated(parent.label)}` : ''}`;
}

export function useCarriedRow({ list, rows, deepest, onOrder }: CarriedOf): CarriedRow {
  const [carried, setCarried] = useState<{ id: string; moved?: readonly SortableRow[] }>();
  const [said, say] = useState('');
  // Rows that came or went in the meantime win.
  const preview = carried?.moved && isSameRows(carried.moved, rows) ? carried.moved : rows;
  // A row that changes its place on the page loses the focus.
  useLayoutEffect(() => {
    if (!carried || rows.length === 0) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(carried.id)}"]`)?.focus();
  }, [carried, rows, list]);
  const end = (words: string): void => {
    setCarried(undefined);
    say(words);
  };
  const drop = ({ id, label }: SortableRow): void => {
    if (preview !== rows) onOrder(preview);
    end(`${isolated(label)} dropped: ${placeWords(preview, id)}.`);
  };
  const pickUp = ({ id, label }: SortableRow): void => {
    setCarried({ id });
    const keys = deepest > 0 ? 'Arrow keys move it, left and right between levels' : 'Arrow keys move it';
    say(
      `${isolated(label)} picked up: ${placeWords(rows, id)}. ${keys}, Space drops it, Escape puts it back.`,
    );
  };
  return {
    id: carried?.id,
    preview,
    said,
    drop,
    turn: (row) => (carried?.id === row.id ? drop(row) : pickUp(row)),
    step({ id, label }, direction) {
      const next = stepped(preview, id, direction, deepest);
      if (next !== preview && carried?.id === id) setCarried({ id, moved: next });
      else if (next !== preview) onOrder(next);
      say(
        next === preview
          ? `${isolated(label)} ${refusals[direction]}.`
          : `${isolated(label)}: ${placeWords(next, id)}.`,
      );
    },
    putBack({ label }) {
      end(`${isolated(label)} is back where it was.`);
    },
  };
}

function isSameRows(one: readonly SortableRow[], other: readonly SortableRow[]): boolean {
  const ids = new Set(one.map(({ id }) => id));
  return one.length === other.length && other.every(({ id }) => ids.has(id));
}
