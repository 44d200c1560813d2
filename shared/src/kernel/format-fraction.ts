// How a share is written that is stored as a fraction, as a restaurant's tax rate is (decisions 5).
import { formatPercent } from './money-format.ts';

/** '8.75%' for 0.0875, '8.0%' for 0.08 (O9-13). Twelve figures are exact enough, and drop what binary floats add. */
export const formatFraction = (fraction: number): string =>
  formatPercent(Number((fraction * 100).toPrecision(12)));
