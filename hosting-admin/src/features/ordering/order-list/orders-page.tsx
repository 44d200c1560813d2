// All orders of the restaurant, open and over: found by number, name, email, phone and day.
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { ListedOrder } from '@bite/shared/ordering/order-list.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { usePaged } from '../../../lib/pages.ts';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useListDays } from '../../../lib/report-range.ts';
import { ORDER } from '../../../lib/screen-paths.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { DayRangeFields } from '../../../ui/day-range-fields.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MenuItem } from '../../../ui/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { useRowInAddress } from '../../../ui/use-row-in-address.ts';
import { OrderDetail } from './order-detail.tsx';
import { ordersQuery } from './order-list-query.ts';
import { paymentWords, standingWords, typeWords } from './order-list-words.ts';

export function OrdersPage() {
  const { restaurant, may } = usePlace();
  return (
    <Page title="All orders" description="Open orders and those that are over, newest first.">
      {may('orders.read') ? (
        <OrderList />
      ) : (
        <Notice tone="info">Whoever works with the orders of {restaurant.name} sees them.</Notice>
      )}
    </Page>
  );
}

const rowsOf = ({ orders }: { orders: readonly ListedOrder[] }) => orders;

const TERM = 'q';

function OrderList() {
  const { call } = usePorts();
  const { restaurant } = usePlace();
  const [parameters, setParameters] = useSearchParams();
  const row = useRowInAddress(ORDER);
  const setTerm = (next: string): void =>
    setParameters(
      (present) => {
        const changed = new URLSearchParams(present);
        if (next === '') changed.delete(TERM);
        else changed.set(TERM, next);
        return changed;
      },
      { replace: true },
    );
  const term = parameters.get(TERM) ?? '';
  const search = useDebounced(term.trim());
  const { range, error, onChange } = useListDays();
  const { from, to } = range;
  const query = useInfiniteQuery({
    ...ordersQuery(call, restaurant, { search, from, to }),
    enabled: error === undefined,
  });
  const paged = usePaged(query, rowsOf);
  const searchedTo = query.data?.pages.at(-1)?.searchedTo;
  const isFiltered = search !== '' || from !== '' || to !== '';
  const columns: readonly Column<ListedOrder>[] = [
    {
      id: 'order',
      header: 'Order',
      isName: true,
      cell: (order) => (
        <button
          type="button"
          className="min-h-6 max-w-full truncate text-start underline underline-offset-2"
          onClick={() => row.show(order.guid)}
        >
          {order.orderNumber} <bdi>{order.customerName}</bdi>
        </button>
      ),
    },
    {
      id: 'placed',
      header: 'Placed',
      width: 12,
      cell: ({ createdAt }) => <DateText iso={createdAt} withTime />,
    },
    { id: 'type', header: 'Kind', width: 6, isExtra: true, cell: ({ type }) => typeWords[type] },
    { id: 'phone', header: 'Phone', width: 9.5, isExtra: true, cell: ({ phone }) => <bdi>{phone}</bdi> },
    { id: 'standing', header: 'State', width: 7.5, cell: (order) => <StateBadge order={order} /> },
    { id: 'payment', header: 'Payment', width: 9, cell: (order) => paymentWords(order) },
    {
      id: 'total',
      header: 'Total',
      width: 6,
      align: 'end',
      cell: ({ total, currency }) => formatMoney(total, currency),
    },
  ];
  return (
    <>
      <DataTable
        caption="Orders"
        columns={columns}
        rowKey={({ guid }) => guid}
        search={{
          label: 'Search orders',
          placeholder: 'Number, name, email or phone',
          term,
          onTerm: setTerm,
        }}
        tools={<DayRangeFields range={range} error={error} onChange={onChange} />}
        empty={
          isFiltered ? (
            <Empty title={search ? `Nothing matches “${isolated(search)}”` : 'No orders on these days'}>
              {searchedTo === undefined
                ? 'An order’s number, or its guest’s name, email or phone must contain it.'
                : 'So far only the newest orders were looked at.'}
            </Empty>
          ) : (
            <Empty title="No orders yet" symbol={<ReceiptText aria-hidden="true" />}>
              Orders are listed here as soon as they are placed.
            </Empty>
          )
        }
        actions={(order, show) => (
          <RowMenu of={`order ${order.orderNumber}`}>
            <MenuItem onSelect={() => show?.()}>Show</MenuItem>
          </RowMenu>
        )}
        detail={{
          titleOf: ({ orderNumber }) => `Order ${orderNumber}`,
          content: ({ guid }) => <OrderDetail key={guid} guid={guid} />,
        }}
        shownRow={row}
        {...paged}
      />
      {search !== '' && searchedTo !== undefined && (
        <p role="status" className="text-sm text-muted">
          Searched back to <DateText iso={searchedTo} withTime />. Load more to look further back, or choose
          the days.
        </p>
      )}
    </>
  );
}

function StateBadge({ order }: { order: ListedOrder }) {
  const { words, tone } = standingWords(order);
  return <Badge {...(tone && { tone })}>{words}</Badge>;
}
