// What the reviews come to: figures, and how the ratings went.
import type { ReviewSummary } from '@bite/shared/listing/reviews.contract';
import { Chart } from '../../../ui/chart/chart.tsx';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';

export function RatingTiles({ summary }: { summary: ReviewSummary }) {
  const { averageRating, totalReviewCount, unanswered, months } = summary;
  const last = months.at(-1);
  return (
    <StatTiles>
      <StatTile
        label="Rating at Google"
        value={averageRating === undefined ? '–' : averageRating.toFixed(1)}
        note={totalReviewCount === undefined ? undefined : `of ${counted(totalReviewCount)}`}
      />
      <StatTile label="Not answered" value={unanswered.toLocaleString('en')} />
      {last && (
        <StatTile
          label={monthName(last.month)}
          value={last.average.toFixed(1)}
          note={`of ${counted(last.count)}`}
        />
      )}
    </StatTiles>
  );
}

const counted = (count: number): string =>
  count === 1 ? '1 review' : `${count.toLocaleString('en')} reviews`;

export function RatingCharts({ summary: { months, byStars } }: { summary: ReviewSummary }) {
  return (
    <div className="grid gap-6">
      <Chart
        title="Average rating by month"
        by="Month"
        kind="lines"
        series={[{ id: 'average', label: 'Average rating' }]}
        rows={months.map(({ month, average, count }) => ({
          label: shortMonth(month),
          values: { average },
          note: counted(count),
        }))}
        domain={[1, 5]}
        format={(value) => value.toFixed(1)}
      />
      <Chart
        title="Reviews by stars"
        by="Stars"
        series={[{ id: 'count', label: 'Reviews' }]}
        rows={
          byStars.every(({ count }) => count === 0)
            ? []
            : byStars.toReversed().map(({ stars, count }) => ({ label: `${stars} ★`, values: { count } }))
        }
        format={(value) => value.toLocaleString('en')}
      />
    </div>
  );
}

const named = (month: string, style: 'long' | 'short'): string =>
  new Intl.DateTimeFormat('en-US', { month: style, year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );
/** 'June 2026' */
const monthName = (month: string): string => named(month, 'long');
const shortMonth = (month: string): string => named(month, 'short');
