// The tips of completed orders, by day: figures, a chart with its table, and a file for spreadsheets.
import type { Answers, MyRestaurant } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { MAX_REPORT_DAYS } from '@bite/shared/ordering/report-days';
import { sumOfTips, type TipDay, tipsOf } from '@bite/shared/ordering/tip-days';
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
import { shortDay } from './short-day.ts';

const reportQuery = (call: Call, { tenantId, restaurantId }: MyRestaurant, range: DayRange) =>
  queryOptions({
    queryKey: ['restaurants', restaurantId, 'tip-report', range.from, range.to],
    queryFn: ({ signal }) =>
      call('getTipReport', { parameters: { tenantId, restaurantId }, query: { ...range }, signal }),
  });

export function TipReportPage() {
  const { restaurant } = usePlace();
  const { call } = usePorts();
  const days = useReportDays(MAX_REPORT_DAYS);
  const { range, error } = days;
  const query = useQuery({ ...reportQuery(call, restaurant, range), enabled: error === undefined });
  return (
    <Page
      title="Tips"
      description="Tips of completed online orders, by the day on which these were placed. Cash left on the table is not known here."
    >
      <ReportFrame days={days}>
        <WhenLoaded query={query} what="the tips">
          {(report) => <TipReport report={report} restaurant={restaurant} range={range} />}
        </WhenLoaded>
      </ReportFrame>
    </Page>
  );
}

interface TipReportProps {
  report: Answers['getTipReport'];
  restaurant: MyRestaurant;
  range: DayRange;
}

function TipReport({ report: { days, isCut }, restaurant, range }: TipReportProps) {
  const total = sumOfTips(days);
  if (total.orders === 0)
    return <Empty title="No completed orders in this time">Tips count once an order is completed.</Empty>;
  const money = (amount: number) => formatMoney(amount, restaurant.currency);
  const share = Math.round((100 * total.tipped) / total.orders);
  return (
    <>
      {isCut && (
        <Notice tone="warn">
          There are more orders than a report reads: the last ones are missing. Choose fewer days to see all.
        </Notice>
      )}
      <StatTiles>
        <StatTile label="Tips" value={money(tipsOf(total))} />
        <StatTile label="For pickup" value={money(total.pickupTips)} />
        <StatTile label="For delivery" value={money(total.deliveryTips)} />
        <StatTile
          label="Orders with a tip"
          value={total.tipped.toLocaleString('en')}
          note={`${share}% of ${total.orders.toLocaleString('en')} completed`}
        />
      </StatTiles>
      <Card title="By day" actions={<DownloadDays days={days} range={range} />}>
        <Chart
          title="Tips"
          by="Day"
          series={[
            { id: 'pickup', label: 'Pickup' },
            { id: 'delivery', label: 'Delivery' },
          ]}
          rows={days.map(({ day, pickupTips, deliveryTips }) => ({
            label: shortDay(day),
            values: { pickup: pickupTips, delivery: deliveryTips },
          }))}
          format={money}
        />
      </Card>
    </>
  );
}

function DownloadDays({ days, range }: { days: readonly TipDay[]; range: DayRange }) {
  const header = ['Day', 'Completed orders', 'With a tip', 'Tips for pickup', 'Tips for delivery', 'Tips'];
  const rows = () =>
    days.map((one) => [one.day, one.orders, one.tipped, one.pickupTips, one.deliveryTips, tipsOf(one)]);
  return <DownloadCsv name={`tips-${range.from}-${range.to}.csv`} header={header} rows={rows} />;
}
