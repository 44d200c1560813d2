// A list with everything that lists can do.
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { MenuItem } from '../../ui/menu.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { useTableStateInAddress } from '../../ui/table-state.ts';
import type { Column } from '../../ui/table-types.ts';
import { useSavedViews } from '../../ui/table-views.ts';
import type { StoryEntry } from '../story.tsx';

interface Dish {
  name: string;
  price: number;
  group: string;
  isOff: boolean;
}

const menu: readonly Dish[] = [
  'Margherita',
  'Marinara',
  'Diavola',
  'Tiramisù',
  'Panna cotta',
  'Lemonade',
].map((name, n) => ({
  name,
  price: 6 + n * 1.5,
  group: n < 3 ? 'Pizza' : n < 5 ? 'Desserts' : 'Drinks',
  isOff: n === 3,
}));

const columns: readonly Column<Dish>[] = [
  { id: 'name', header: 'Dish', isName: true, value: ({ name }) => name, cell: ({ name }) => name },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    sort: 'number',
    value: ({ price }) => price,
    cell: ({ price }) => `$${price.toFixed(2)}`,
  },
  { id: 'group', header: 'Group', value: ({ group }) => group, cell: ({ group }) => group },
  {
    id: 'state',
    header: 'State',
    value: ({ isOff }) => (isOff ? 'Off' : 'On'),
    cell: ({ isOff }) => <Badge tone={isOff ? 'warn' : 'good'}>{isOff ? 'Off' : 'On'}</Badge>,
  },
];

export const tableStories: readonly StoryEntry[] = [
  {
    title: 'List',
    note: 'Search (/), filters, order, saved views, columns and their widths, rows by arrow keys: Enter opens, → shows it beside the list, Space ticks.',
    part: <Dishes />,
  },
];

function Dishes() {
  const [dishes, setDishes] = useState(menu);
  const state = useTableStateInAddress();
  const views = useSavedViews('dishes', 'sam');
  const turn = (some: readonly Dish[], isOff: boolean) =>
    setDishes(dishes.map((dish) => (some.includes(dish) ? { ...dish, isOff } : dish)));
  return (
    <DataTable
      caption="Dishes"
      name="dishes"
      columns={columns}
      rows={dishes}
      rowKey={({ name }) => name}
      state={state}
      views={views}
      search={{ label: 'Search dishes' }}
      filters={[
        {
          id: 'state',
          label: 'State',
          options: [
            { value: 'on', label: 'On' },
            { value: 'off', label: 'Off' },
          ],
          of: ({ isOff }) => (isOff ? 'off' : 'on'),
        },
      ]}
      onOpen={(dish) => turn([dish], !dish.isOff)}
      detail={{
        titleOf: ({ name }) => name,
        content: (dish) => (
          <Facts facts={columns.slice(1).map(({ header, cell }) => [header, cell(dish)] as const)} />
        ),
      }}
      bulk={{
        nameOf: ({ name }) => name,
        actions: (some, done) => (
          <Button
            onClick={() => {
              turn(some, true);
              done();
            }}
          >
            Switch off
          </Button>
        ),
      }}
      actions={(dish, show) => (
        <RowMenu of={dish.name}>
          <MenuItem onSelect={() => turn([dish], !dish.isOff)}>Switch {dish.isOff ? 'on' : 'off'}</MenuItem>
          {show && <MenuItem onSelect={show}>Show beside the list</MenuItem>}
        </RowMenu>
      )}
      empty={<Empty title="No dishes yet">Begin with your best one.</Empty>}
    />
  );
}
