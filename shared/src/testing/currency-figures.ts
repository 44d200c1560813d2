// What the money rules make of a currency, as plain text: computed in Node and in a browser, it must be the same.
import { currencyDecimals, decimal, formatMoney, isMoney, roundMoney } from '../kernel/money.ts';

/** Digits alone, since each browser has signs of its own: '1,234.57' of 'RSD 1,234.57'. */
const digitsOf = (written: string): string => written.replaceAll(/[^\d.,]/g, '').replace(/^[.,]+/, '');

/** 'RSD 2 1234.57 true 1,234.57': its decimals, an amount rounded, whether that is all that is accepted, and written. */
export function currencyFigures(code: string): string {
  const rounded = roundMoney(decimal('1234.567891'), code);
  const finer = rounded.plus(decimal(10).pow(-currencyDecimals(code) - 1));
  const isAccepted = isMoney(rounded.toNumber(), code) && !isMoney(finer.toNumber(), code);
  const written = digitsOf(formatMoney(rounded.toNumber(), code));
  return `${code} ${currencyDecimals(code)} ${rounded.toFixed()} ${isAccepted} ${written}`;
}
