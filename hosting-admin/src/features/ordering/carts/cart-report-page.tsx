// What became of the carts of signed-in guests, by day: figures, charts with their tables, and a file for spreadsheets.
import type { Answers, MyRestaurant } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { averageOf, type CartDay, sumOfCarts } from '@bite/shared/ordering/cart-days';
import { MAX_REPORT_DAYS } from '@bite/shared/ordering/report-days';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { type DayRange, useReportDays } from '../../../lib/report-range.ts';
import { Card } from '../../../ui/card.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { DownloadCsv } from '../../../ui/download-csv.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { ReportFrame } from '../../../ui/report-frame.tsx';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';
import { shortDay } from '../reports/short-day.ts';

type Report = Answers['getCartReport'];

const reportQuery = (call: Call, { tenantId, restaurantId }: MyRestaurant, range: DayRange) =>
  queryOptions({
    queryKey: ['restaurants', restaurantId, 'cart-report', range.from, range.to],
    queryFn: ({ signal }) =>
      call('getCartReport', { parameters: { tenantId, restaurantId }, query: { ...range }, signal }),
  });

export function CartReportPage() {
  const { restaurant } = usePlace();
  const { call } = usePorts();
  const days = useReportDays(MAX_REPORT_DAYS);
  const { range, error } = days;
  const query = useQuery({ ...reportQuery(call, restaurant, range), enabled: error === undefined });
  return (
    <Page
      title="Carts"
      description="Carts of guests who are signed in, by the day on which they were begun. The carts of other guests stay in their browsers and are not counted."
    >
      <ReportFrame days={days}>
        <WhenLoaded query={query} what="the carts">
          {(report) => <CartReport report={report} restaurant={restaurant} range={range} />}
        </WhenLoaded>
      </ReportFrame>
    </Page>
  );
}

interface CartReportProps {
  report: Report;
  restaurant: MyRestaurant;
  range: DayRange;
}

function CartReport({ report: { days, isCut }, restaurant, range }: CartReportProps) {
  const total = sumOfCarts(days);
  if (total.started === 0)
    return (
      <Empty title="No carts in this time">
        A cart is counted here once a guest who is signed in has put something into it.
      </Empty>
    );
  const money = (amount: number) => formatMoney(amount, restaurant.currency);
  const average = averageOf(total, restaurant.currency);
  const shareOf = (count: number) => `${Math.round((100 * count) / total.started)}% of those begun`;
  return (
    <>
      {isCut && (
        <Notice tone="warn">There are more carts than a report counts. Choose fewer days to see all.</Notice>
      )}
      <StatTiles>
        <StatTile label="Begun" value={total.started.toLocaleString('en')} />
        <StatTile label="Ordered" value={total.ordered.toLocaleString('en')} note={shareOf(total.ordered)} />
        <StatTile
          label="Abandoned"
          value={total.abandoned.toLocaleString('en')}
          note={`${shareOf(total.abandoned)}: half an hour without a change, and no order`}
        />
        <StatTile
          label="Average value"
          value={average === undefined ? '–' : money(average)}
          note="Before taxes"
        />
      </StatTiles>
      <Card
        title="By day"
        actions={<DownloadDays days={days} range={range} currency={restaurant.currency} />}
      >
        <div className="grid gap-6">
          <Chart
            title="Carts"
            by="Day"
            series={[
              { id: 'started', label: 'Begun' },
              { id: 'ordered', label: 'Ordered' },
              { id: 'abandoned', label: 'Abandoned' },
            ]}
            rows={days.map(({ day, started, ordered, abandoned }) => ({
              label: shortDay(day),
              values: { started, ordered, abandoned },
            }))}
          />
          <Chart
            title="Average value"
            by="Day"
            series={[{ id: 'average', label: 'Average value' }]}
            rows={days.map((day) => {
              const value = averageOf(day, restaurant.currency);
              return { label: shortDay(day.day), values: value === undefined ? {} : { average: value } };
            })}
            format={money}
          />
        </div>
      </Card>
    </>
  );
}

interface DownloadDaysProps {
  days: readonly CartDay[];
  range: DayRange;
  currency: string;
}

function DownloadDays({ days, range, currency }: DownloadDaysProps) {
  const header = ['Day', 'Begun', 'Ordered', 'Abandoned', 'With items', 'Value', 'Average value'];
  const rows = () =>
    days.map((one) => [
      one.day,
      one.started,
      one.ordered,
      one.abandoned,
      one.filled,
      one.value,
      averageOf(one, currency) ?? '',
    ]);
  return <DownloadCsv name={`carts-${range.from}-${range.to}.csv`} header={header} rows={rows} />;
}
