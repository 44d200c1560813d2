// The figures that a chart shows, drawn and as a table.

interface ChartSeries {
  id: string;
  label: string;
}

export interface ChartProps {
  /** 'Sales by hour' */
  title: string;
  /** 'Hour': what `rows` go by. */
  by: string;
  series: readonly ChartSeries[];
  rows: readonly { label: string; values: Readonly<Record<string, number>> }[];
  /** As people read it: '$1,204.50'. */
  format?: (value: number) => string;
  kind?: 'bars' | 'lines';
}
