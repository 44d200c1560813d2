// The list of items: what each costs, whether it is on sale, and what narrows the list down.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useMemo } from 'react';
import type { Versioned } from '../../../../lib/records.ts';
import { useTime } from '../../../../lib/use-time.ts';
import { Badge } from '../../../../ui/badge.tsx';
import type { Tone } from '../../../../ui/notice.tsx';
import type { OtherRecords } from '../../../../ui/records/record-descriptor.ts';
import type { Column, TableFilter } from '../../../../ui/table-types.ts';
import { groupFilter } from '../../menu-tree/item-groups.ts';
import { type ItemState, itemState, pricesOf, priceText, stateNames } from './item-texts.ts';
import type { ItemRecord } from './item-values.ts';

type Entry = Versioned<'items'>;

const tones: Readonly<Record<ItemState, Tone>> = { onSale: 'good', soldOut: 'danger', off: 'warn' };

function StateBadge({ item }: { item: ItemRecord }) {
  const state = useTime((now) => itemState(item, now));
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>;
}

const codes = [
  { id: 'number', header: 'Number' },
  { id: 'plu', header: 'PLU' },
  { id: 'kitchenName', header: 'In the kitchen' },
] as const;

export const itemColumns = ({ currency }: MyRestaurant): readonly Column<Entry>[] => [
  {
    id: 'name',
    header: 'Name',
    isName: true,
    value: ({ record }) => record.name,
    cell: ({ record }) => record.name,
  },
  {
    id: 'price',
    header: 'Price',
    fields: ['basePrice', 'sizePrice'],
    align: 'end',
    width: 11,
    sort: 'number',
    value: ({ record }) => pricesOf(record).sort((one, other) => one - other)[0],
    cell: ({ record }) => priceText(record, currency),
  },
  {
    id: 'state',
    header: 'State',
    fields: ['isActive', 'soldOut'],
    width: 8,
    cell: ({ record }) => <StateBadge item={record} />,
  },
  ...codes.map(
    ({ id, header }): Column<Entry> => ({
      id,
      header,
      width: 9,
      isExtra: true,
      value: ({ record }) => record[id],
      cell: ({ record }) => record[id] ?? '',
    }),
  ),
];

const MINUTE = 60_000;

/** By state, menu group, tag and sales category. */
export function useItemFilters(others: OtherRecords): readonly TableFilter<Entry>[] {
  const now = useTime((time) => Math.floor(time / MINUTE) * MINUTE);
  const menuGroups = others('menuGroups');
  const inGroups = useMemo(() => groupFilter(menuGroups), [menuGroups]);
  return useMemo(
    () => [
      {
        id: 'state',
        label: 'State',
        options: Object.entries(stateNames).map(([value, label]) => ({ value, label })),
        of: ({ record }) => itemState(record, now),
      },
      {
        id: 'group',
        label: 'Menu group',
        options: inGroups.options,
        of: ({ record }) => inGroups.of(record.itemId),
      },
      {
        id: 'tag',
        label: 'Tag',
        options: (others('tags') ?? []).map(({ tagId, name }) => ({ value: String(tagId), label: name })),
        of: ({ record }) => record.tagIds.map(String),
      },
      {
        id: 'category',
        label: 'Sales category',
        options: (others('salesCategories') ?? []).map(({ salesCategoryId, name }) => ({
          value: String(salesCategoryId),
          label: name,
        })),
        of: ({ record }) => String(record.salesCategoryId ?? ''),
      },
    ],
    [now, others, inGroups],
  );
}
