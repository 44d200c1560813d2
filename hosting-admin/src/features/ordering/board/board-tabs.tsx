// The board as tabs, for narrow screens: one column at a time, with the counts of all.
import type { Order } from '@bite/shared/ordering/order.schema';
import { Tabs } from 'radix-ui';
import { classNames } from '../../../ui/class-names.ts';
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
    <Tabs.Root
      value={shown}
      onValueChange={(value) => onShow(value as Place)}
      className="flex flex-1 flex-col md:tall:min-h-0"
    >
      <Tabs.List
        aria-label="Orders"
        className="sticky top-0 z-10 grid shrink-0 grid-cols-2 gap-1.5 border-b border-line bg-canvas p-2 @min-[22rem]:grid-cols-3 @min-[40rem]:grid-cols-6"
      >
        {places.map((place) => (
          <PlaceTab
            key={place}
            place={place}
            count={ordersIn(place).length}
            isRinging={ordersIn(place).some(({ guid }) => cards.ringing.has(guid))}
          />
        ))}
      </Tabs.List>
      {places.map((place) => (
        <Tabs.Content
          key={place}
          value={place}
          data-column={place}
          className="p-3 md:tall:min-h-0 md:tall:overflow-y-auto"
        >
          <h2 className="sr-only">{columnTitles[place]}</h2>
          <OrderList orders={ordersIn(place)} empty={emptyColumns[place]} isGrid {...cards} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function PlaceTab({ place, count, isRinging }: { place: Place; count: number; isRinging: boolean }) {
  return (
    <Tabs.Trigger
      value={place}
      className={classNames(
        'flex min-h-11 flex-wrap items-center justify-center gap-x-1.5 rounded-lg border border-line bg-card px-1 text-sm font-semibold data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-canvas',
        isRinging && 'animate-attention border-accent',
      )}
    >
      <span className="whitespace-nowrap">{columnTitles[place]}</span>
      <span
        className={classNames(
          'rounded-full px-1.5 text-xs font-bold',
          isRinging ? 'bg-accent text-on-accent' : 'bg-column text-ink',
        )}
      >
        {count}
        {isRinging && <span className="sr-only"> new</span>}
      </span>
    </Tabs.Trigger>
  );
}
