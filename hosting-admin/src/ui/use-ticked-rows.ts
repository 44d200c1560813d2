// The selected rows of a list. Rows that are no longer shown are deselected, so that nothing unseen is changed.
import { useState } from 'react';

interface ShownRow<Row> {
  id: string;
  original: Row;
}

export interface TickedRows<Row> {
  rows: readonly Row[];
  isTicked: (id: string) => boolean;
  tick: (id: string, isOn: boolean) => void;
  /** All shown rows, or none. */
  tickAll: (isOn: boolean) => void;
  tickOnly: (ids: readonly string[]) => void;
  areAll: boolean;
}

export function useTickedRows<Row>(shown: readonly ShownRow<Row>[]): TickedRows<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const ticked = shown.filter(({ id }) => ids.has(id));
  return {
    rows: ticked.map(({ original }) => original),
    isTicked: (id) => ids.has(id),
    tick: (id, isOn) =>
      setIds((present) => new Set(isOn ? [...present, id] : [...present].filter((one) => one !== id))),
    tickAll: (isOn) => setIds(new Set(isOn ? shown.map(({ id }) => id) : [])),
    tickOnly: (only) => setIds(new Set(only)),
    areAll: ticked.length > 0 && ticked.length === shown.length,
  };
}
