// How percentages are written (O9-13).

const formats = new Map<string, Intl.NumberFormat>();

/** '8.75%' for 8.75, '8.0%' for 8: one or two decimals. */
export function formatPercent(percent: number, locale = 'en-US'): string {
  let format = formats.get(locale);
  if (!format) {
    const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 2 };
    format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', ...decimals });
    formats.set(locale, format);
  }
  return format.format(percent);
}

/** The same for a fraction: '8.75%' for 0.0875. */
export const formatFraction = (fraction: number, locale?: string): string =>
  formatPercent(Number((fraction * 100).toPrecision(12)), locale);
