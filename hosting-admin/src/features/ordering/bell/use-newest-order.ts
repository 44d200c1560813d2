// Scrolls to and focuses the order that rang last.
import type { Order } from '@bite/shared/ordering/order.schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BoardGroups } from '../board/board-groups.ts';
import { type Column, columns, type Place } from '../board/columns.ts';

/** The column that a phone shows, and a function that scrolls to the newest order and focuses it. */
export function useNewestOrder(groups: BoardGroups, ringing: ReadonlyMap<string, number>) {
  const [shown, setShown] = useState<Place>('new');
  const [wanted, setWanted] = useState<{ guid: string }>();
  const rangLast = useRef<string>(undefined);

  useEffect(() => {
    const newest = newestOf(Object.values(groups).flat(), ringing);
    if (newest) rangLast.current = newest.guid;
  }, [groups, ringing]);

  useEffect(() => {
    if (!wanted) return;
    const card = document.querySelector<HTMLElement>(`[data-order="${wanted.guid}"]`);
    card?.focus();
    card?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);

  const showNewest = () => {
    const all = Object.values(groups).flat();
    const guid = all.find((order) => order.guid === rangLast.current)?.guid ?? newestOf(all)?.guid;
    if (guid === undefined) return;
    setShown(columnOf(groups, guid) ?? 'new');
    setWanted({ guid });
  };
  const show = useCallback((place: Place, guid: string) => {
    setShown(place);
    setWanted({ guid });
  }, []);
  return { shown, setShown, showNewest, show };
}

function newestOf(orders: readonly Order[], among?: ReadonlyMap<string, unknown>): Order | undefined {
  return orders
    .filter(({ guid }) => !among || among.has(guid))
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))[0];
}

/** The column of an open order. */
export const columnOf = (groups: BoardGroups, guid: string): Column | undefined =>
  columns.find((column) => groups[column].some((order) => order.guid === guid));
