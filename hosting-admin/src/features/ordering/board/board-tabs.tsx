// The board as tabs, for narrow screens: one column at a time, with the counts of all.
import type { Order } from '@bite/shared/ordering/order.schema';
import { Tabs } from '../../../ui/tabs.tsx';
import { type BoardGroups, emptyColumns } from './board-groups.ts';
import { columns, columnTitles, type Place } from './columns.ts';
import { type CardContext, OrderList } from './order-list.tsx';

interface BoardTabsProps extends CardContext {
  shown: Place;
  onShow: (place: Place) => void;
  groups: BoardGroups;
  finished: readonly Order[];
}

const places: readonly Place[] = [...columns, 'finished'];

export function BoardTabs({ shown, onShow, groups, finished, ...cards }: BoardTabsProps) {
  const ordersIn = (place: Place) => (place === 'finished' ? finished : groups[place]);
  return (
    <Tabs
      label="Orders"
      value={shown}
      onChange={onShow}
      className="flex-1 md:tall:min-h-0"
      listClassName="sticky top-0 z-10 grid grid-cols-2 bg-canvas p-2 @min-[22rem]:grid-cols-3 @min-[40rem]:grid-cols-6 *:px-1"
      panel={(place) => ({
        'data-column': place,
        className: 'p-3 md:tall:min-h-0 md:tall:overflow-y-auto',
      })}
      tabs={places.map((place) => ({
        value: place,
        label: columnTitles[place],
        count: ordersIn(place).length,
        isCalling: ordersIn(place).some(({ guid }) => cards.ringing.has(guid)),
        content: (
          <>
            <h2 className="sr-only">{columnTitles[place]}</h2>
            <OrderList orders={ordersIn(place)} empty={emptyColumns[place]} isGrid {...cards} />
          </>
        ),
      }))}
    />
  );
}
