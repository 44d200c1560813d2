// Formats a percentage that is stored as a fraction, such as a restaurant's tax rate.
import { formatPercent } from './money-format.ts';

/** '8.75%' for 0.0875, '8.0%' for 0.08 (O9-13). Twelve digits are exact enough and hide binary rounding errors. */
export const formatFraction = (fraction: number): string =>
  formatPercent(Number((fraction * 100).toPrecision(12)));
