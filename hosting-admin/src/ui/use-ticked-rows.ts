// The selected rows of a list. Rows that are no longer shown are deselected, so that nothing unseen is changed.
import { useRef, useState } from 'react';

interface ShownRow<Row> {
  id: string;
  original: Row;
}

export interface TickedRows<Row> {
  rows: readonly Row[];
  isTicked: (id: string) => boolean;
  /** @param isRange With Shift: also the rows between this one and the one before it. */
  tick: (id: string, isOn: boolean, isRange?: boolean) => void;
  /** All shown rows, or none. */
  tickAll: (isOn: boolean) => void;
  tickOnly: (ids: readonly string[]) => void;
  areAll: boolean;
}

export function useTickedRows<Row>(shown: readonly ShownRow<Row>[]): TickedRows<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const ticked = shown.filter(({ id }) => ids.has(id));
  const upTo = (id: string): string[] => {
    const [from, to] = [last.current, id].map((one) => shown.findIndex((row) => row.id === one));
    if (from === undefined || to === undefined || from < 0) return [id];
    return shown.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id);
  };
  return {
    rows: ticked.map(({ original }) => original),
    isTicked: (id) => ids.has(id),
    tick: (id, isOn, isRange) => {
      const turned = isRange ? upTo(id) : [id];
      last.current = id;
      setIds(
        (present) =>
          new Set(isOn ? [...present, ...turned] : [...present].filter((one) => !turned.includes(one))),
      );
    },
    tickAll: (isOn) => setIds(new Set(isOn ? shown.map(({ id }) => id) : [])),
    tickOnly: (only) => setIds(new Set(only)),
    areAll: ticked.length > 0 && ticked.length === shown.length,
  };
}
