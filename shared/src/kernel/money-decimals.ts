// How finely a currency is counted. Apart from money.ts, so that a page that only prints prices loads no decimal
// arithmetic. Intl is never asked: browsers and Node answer differently for a dozen currencies.

/** The currencies of ISO 4217 that do not have two decimals. A test holds them to a library's whole list. */
const exceptions = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const decimalsOf = new Map<string, number>();
for (const [decimals, codes] of Object.entries(exceptions)) {
  for (const code of codes.split(' ')) decimalsOf.set(code, Number(decimals));
}

/** How many decimals ISO 4217 gives the currency (USD 2, JPY 0); 2 for a code that is not a currency. */
export const currencyDecimals = (currency: string): number => decimalsOf.get(currency) ?? 2;
