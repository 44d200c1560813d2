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
  rows: readonly {
    label: string;
    values: Readonly<Record<string, number>>;
    /** What the values are of: '3 reviews'. */
    note?: string;
  }[];
  /** Formats a value: '$1,204.50'. */
  format?: (value: number) => string;
  /** The ends of the values' axis, each whole number of which is named; otherwise it fits the values. */
  domain?: readonly [from: number, to: number];
  kind?: 'bars' | 'lines';
}
