// Keeps the state of items in loaded lists as the live document says, so that two devices see each other's marks.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { itemKey } from '@bite/shared/catalogue/sold-out';
import type { Stock } from '@bite/shared/catalogue/stock';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { type ListOf, type RecordOf, recordsQuery, type Versioned } from '../../../lib/records.ts';

export function useCachedSoldOut(restaurant: MyRestaurant, marks: Stock['marks'] | undefined): void {
  const { call } = usePorts();
  const client = useQueryClient();
  const query = recordsQuery(call, 'items', restaurant);
  const { data } = useQuery({ ...query, enabled: false });
  useEffect(() => {
    if (!data || !marks) return;
    const records = data.records.map((entry) => shown(entry, marks));
    if (records.some((entry, index) => entry !== data.records[index]))
      client.setQueryData<ListOf<'items'>>(query.queryKey, { ...data, records });
  });
}

/** The same object if its state is that of the marks. How many are left is not in them. */
function shown(entry: Versioned<'items'>, marks: Stock['marks']): Versioned<'items'> {
  const { soldOut, ...item } = entry.record;
  const mark = marks[itemKey(item.itemId)];
  const isCounted = (soldOut?.remaining ?? 0) > 0;
  if (mark ? JSON.stringify(mark) === JSON.stringify(soldOut) : !soldOut || isCounted) return entry;
  const record: RecordOf<'items'> = mark ? { ...item, soldOut: mark } : item;
  return { ...entry, record };
}
