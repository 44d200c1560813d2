// The number of decimals of each currency. Separate from money.ts, so that a page that only shows prices loads no decimal
// arithmetic. Intl is not used: browsers and Node differ for a dozen currencies.

/** The currencies of ISO 4217 that do not have two decimals. A test compares them with a library's complete list. */
const exceptions = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const decimalsOf = new Map<string, number>();
for (const [decimals, codes] of Object.entries(exceptions)) {
  for (const code of codes.split(' ')) decimalsOf.set(code, Number(decimals));
}

/** The currency's decimals by ISO 4217 (USD 2, JPY 0); 2 for an unknown code. */
export const currencyDecimals = (currency: string): number => decimalsOf.get(currency) ?? 2;
