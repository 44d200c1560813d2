// View settings of the board: which kinds of orders, and the density, which is kept on the device.
import type { Order } from '@bite/shared/ordering/order.schema';
import { useCallback, useState } from 'react';
import type { BoardGroups } from './board-groups.ts';
import { columns } from './columns.ts';

export const typeLabels = { all: 'All', pickup: 'Pickup', delivery: 'Delivery' } as const;
export type TypeFilter = keyof typeof typeLabels;

const isOfType = ({ type }: Order, filter: TypeFilter): boolean =>
  filter === 'all' || (type === 'delivery') === (filter === 'delivery');

export function ofType(groups: BoardGroups, filter: TypeFilter): BoardGroups {
  if (filter === 'all') return groups;
  const entries = columns.map((column) => [
    column,
    groups[column].filter((order) => isOfType(order, filter)),
  ]);
  return Object.fromEntries(entries) as BoardGroups;
}

export const countOf = (groups: BoardGroups): number =>
  columns.reduce((count, column) => count + groups[column].length, 0);

const COMPACT_KEY = 'bite-board-compact';

export function useCompact(): [isCompact: boolean, setCompact: (isCompact: boolean) => void] {
  const [isCompact, setCompact] = useState(() => localStorage.getItem(COMPACT_KEY) === 'yes');
  const keep = useCallback((wanted: boolean) => {
    localStorage.setItem(COMPACT_KEY, wanted ? 'yes' : 'no');
    setCompact(wanted);
  }, []);
  return [isCompact, keep];
}
