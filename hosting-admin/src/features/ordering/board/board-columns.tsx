// The board as columns: five, or four with Scheduled below New if five are too narrow. A container query, since the sidebar
// takes part of the width.
import { classNames } from '../../../ui/class-names.ts';
import { type BoardGroups, emptyColumns } from './board-groups.ts';
import { type Column, columnTitles } from './columns.ts';
import { type CardContext, OrderList } from './order-list.tsx';

export const columnColours: Record<Column, string> = {
  new: 'bg-accent',
  scheduled: 'bg-violet-500',
  inKitchen: 'bg-amber-500',
  preparing: 'bg-sky-500',
  ready: 'bg-emerald-500',
};

interface BoardColumnsProps extends CardContext {
  groups: BoardGroups;
}

export function BoardColumns({ groups, ...cards }: BoardColumnsProps) {
  const section = (column: Column, className?: string) => (
    <ColumnSection column={column} groups={groups} cards={cards} className={className} />
  );
  return (
    <div className="grid min-h-0 flex-1 grid-cols-4 gap-3 p-3 @min-[90rem]:grid-cols-5">
      <div className="flex min-h-0 flex-col gap-3 @min-[90rem]:contents">
        {section('new', sharing(groups.new, 'min-h-1/2'))}
        {section('scheduled', sharing(groups.scheduled, 'min-h-1/3'))}
      </div>
      {section('inKitchen')}
      {section('preparing')}
      {section('ready')}
    </div>
  );
}

/** For two stacked sections: an empty one takes one line and leaves the rest to the other. */
const sharing = (orders: readonly unknown[], atLeast: string): string =>
  orders.length === 0 ? 'flex-none' : `flex-auto ${atLeast}`;

interface ColumnSectionProps {
  column: Column;
  groups: BoardGroups;
  cards: CardContext;
  className: string | undefined;
}

function ColumnSection({ column, groups, cards, className }: ColumnSectionProps) {
  const orders = groups[column];
  const isRinging = orders.some(({ guid }) => cards.ringing.has(guid));
  const titleId = `column-${column}`;
  return (
    <section
      aria-labelledby={titleId}
      className={classNames('flex min-w-0 flex-col rounded-2xl bg-column', className ?? 'min-h-0')}
    >
      <h2 id={titleId} className="flex items-center gap-2 px-3 pt-2.5 pb-2 text-sm font-bold">
        <span className={classNames('size-2.5 rounded-full', columnColours[column])} aria-hidden="true" />
        {columnTitles[column]}
        <span
          className={classNames(
            'ml-auto min-w-7 rounded-full px-2 py-0.5 text-center',
            isRinging ? 'bg-accent text-on-accent' : 'bg-card',
          )}
        >
          {orders.length}
          <span className="sr-only"> orders</span>
        </span>
      </h2>
      <div data-column={column} className="min-h-0 flex-1 overflow-y-auto px-2 pb-3">
        <OrderList orders={orders} empty={emptyColumns[column]} {...cards} />
      </div>
    </section>
  );
}
