// Formats percentages.

const percents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** '8.75%' for 8.75, '8.0%' for 8: a percent, not a fraction, with one or two decimals, half up (O9-13). */
export function formatPercent(percent: number): string {
  return `${percents.format(`${percent}`)}%`;
}

/** '8.75%' for 0.0875, '8.0%' for 0.08, such as a restaurant's tax rate. Twelve digits are exact enough and hide binary rounding errors. */
export const formatFraction = (fraction: number): string =>
  formatPercent(Number((fraction * 100).toPrecision(12)));
