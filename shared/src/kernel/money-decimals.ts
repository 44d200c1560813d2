// How finely a currency is counted. Apart from money.ts, so that a page that only prints prices loads no decimal
// arithmetic.

const decimalsOf = new Map<string, number>();

/** How many decimals the currency has (USD 2, JPY 0); 2 for a code that is not a currency. */
export function currencyDecimals(currency: string): number {
  let decimals = decimalsOf.get(currency);
  if (decimals === undefined) {
    try {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', {
        style: 'currency',
        currency,
      }).resolvedOptions();
      decimals = maximumFractionDigits ?? 2;
    } catch {
      decimals = 2;
    }
    decimalsOf.set(currency, decimals);
  }
  return decimals;
}
