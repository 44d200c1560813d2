// Rates are stored as fractions, and entered and sent in percent, so that 8.75 can never be taken for 875%.
// Converted in decimals.
import { decimal } from '../kernel/money.ts';

export const rateMessages = {
  taxRate: 'Tax rate must be between 0 and 100',
  serviceCharge: 'Service charge must be between 0 and 100',
} as const;

/** 8.75 → 0.0875. Throws on NaN and infinities. */
export const fractionOf = (percent: number): number => decimal(percent).div(100).toNumber();

/** 0.0875 → 8.75. Throws on NaN and infinities. */
export const percentOf = (fraction: number): number => decimal(fraction).times(100).toNumber();

interface Rates {
  taxRate?: number | null | undefined;
  serviceCharge?: number | null | undefined;
}

/** Settings, or a change of them, as the API speaks them; what is absent or removed stays so. */
export const inPercent = <Settings extends Rates>(settings: Settings): Settings =>
  converted(settings, percentOf);

/** The way back, for the schemas to judge: a rate that is not a number is left for them to refuse. */
export const inFractions = <Settings extends Rates>(settings: Settings): Settings =>
  converted(settings, fractionOf);

function converted<Settings extends Rates>(settings: Settings, convert: (rate: number) => number): Settings {
  const result = { ...settings };
  for (const name of ['taxRate', 'serviceCharge'] as const) {
    const rate: unknown = settings[name];
    if (Number.isFinite(rate)) result[name] = convert(rate as number);
  }
  return result;
}
