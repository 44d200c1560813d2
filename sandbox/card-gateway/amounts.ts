// Amounts as the gateway counts them: whole minor units inside; on the wire with a point in the major unit, without one in minor
// units. Written anew here on purpose: what is tested against the sandbox should not share its arithmetic.

const decimals: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, BHD: 3, KWD: 3 };
const decimalsOf = (currency: string): number => decimals[currency] ?? 2;

/** '12.50' and '1250' are 1250; undefined for what is no amount. A minus makes a forced credit. */
export function readAmount(given: unknown, currency: string): number | undefined {
  const text = typeof given === 'number' ? String(given) : given;
  if (typeof text !== 'string' || text.length > 14) return undefined;
  const [, minus = '', whole = '', part] = /^(-?)(\d+)(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const places = decimalsOf(currency);
  if (part !== undefined && part.slice(places).replaceAll('0', '') !== '') return undefined;
  const digits = part === undefined ? whole : whole + part.slice(0, places).padEnd(places, '0');
  const amount = Number(`${minus}${digits}`);
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** 1250 is '12.50'. */
export function writeAmount(minor: number, currency: string): string {
  const places = decimalsOf(currency);
  const digits = String(Math.abs(minor)).padStart(places + 1, '0');
  const sign = minor < 0 ? '-' : '';
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The whole part in the major unit. */
export const majorPart = (minor: number, currency: string): number =>
  Math.trunc(minor / 10 ** decimalsOf(currency));
