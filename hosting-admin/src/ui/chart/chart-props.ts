// The data of a chart, for the drawing and the table.

interface ChartSeries {
  id: string;
  label: string;
}

export interface ChartProps {
  /** 'Sales by hour' */
  title: string;
  /** 'Hour': the category of `rows`. */
  by: string;
  series: readonly ChartSeries[];
  rows: readonly { label: string; values: Readonly<Record<string, number>> }[];
  /** Formats a value: '$1,204.50'. */
  format?: (value: number) => string;
  kind?: 'bars' | 'lines';
}
