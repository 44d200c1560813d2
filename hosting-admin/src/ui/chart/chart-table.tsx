// The data of a chart as a table, for screen readers even while the drawing is shown.
import type { ChartProps } from './chart-props.ts';

export const plain = (value: number): string => value.toLocaleString('en');

/** 'Jun 2026 (3 reviews)' */
export const labelOf = (label: string, note: string | undefined): string =>
  note === undefined ? label : `${label} (${note})`;

export function ChartTable(props: ChartProps & { isHidden: boolean }) {
  const { title, by, series, rows, format = plain, isHidden } = props;
  return (
    <div className={isHidden ? 'sr-only' : 'overflow-x-auto'}>
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="p-2 text-left font-semibold">
              {by}
            </th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className="p-2 text-right font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, note }) => (
            <tr key={label} className="border-line not-last:border-b">
              <th scope="row" className="p-2 text-left font-medium">
                {labelOf(label, note)}
              </th>
              {series.map(({ id }) => (
                <td key={id} className="p-2 text-right tabular-nums">
                  {values[id] === undefined ? '' : format(values[id])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
