// Draws a chart in the theme's colours. Series also differ in their dash patterns.
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { axisOf } from './chart-axis.ts';
import type { ChartProps } from './chart-props.ts';
import { labelOf, plain } from './chart-table.tsx';

const colours = ['var(--accent-ink)', 'var(--info)', 'var(--good)', 'var(--warn)'];
const dashes = ['0', '6 3', '2 3', '8 3 2 3'];
const words = { fontSize: 12, fill: 'var(--muted)' };

export function ChartDrawing({ series, rows, format = plain, kind = 'bars', domain }: ChartProps) {
  const data = rows.map(({ label, values, note }) => ({ label: labelOf(label, note), ...values }));
  const Kind = kind === 'bars' ? BarChart : LineChart;
  const isCount = rows.every(({ values }) => Object.values(values).every(Number.isInteger));
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Kind data={data} accessibilityLayer={false} margin={{ top: 4, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="label"
          tickFormatter={(_, index) => rows[index]?.label ?? ''}
          interval="preserveStartEnd"
          tick={words}
          stroke="var(--strong-line)"
        />
        <YAxis
          tick={words}
          stroke="var(--strong-line)"
          width="auto"
          tickFormatter={format}
          allowDecimals={!isCount}
          {...(domain && axisOf(domain))}
        />
        <Tooltip
          formatter={(value) => format(Number(value))}
          cursor={{ fill: 'var(--column)', stroke: 'var(--strong-line)' }}
          contentStyle={{ background: 'var(--card)', borderColor: 'var(--line)', borderRadius: 8 }}
        />
        {series.length > 1 && <Legend itemSorter={null} />}
        {series.map(({ id, label }, index) => {
          const colour = colours[index % colours.length] ?? 'var(--ink)';
          return kind === 'bars' ? (
            <Bar
              key={id}
              dataKey={id}
              name={label}
              fill={colour}
              isAnimationActive={moves}
              radius={[3, 3, 0, 0]}
            />
          ) : (
            <Line
              key={id}
              dataKey={id}
              name={label}
              stroke={colour}
              strokeWidth={2}
              strokeDasharray={dashes[index % dashes.length] ?? '0'}
              dot={rows.length < 3}
              isAnimationActive={moves}
            />
          );
        })}
      </Kind>
    </ResponsiveContainer>
  );
}
