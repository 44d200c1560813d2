import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holds } from '../testing/holds.ts';
import { languages, siteLanguages } from '../website/languages.ts';
import { decimal, roundMoney } from './money.ts';
import { formatMoney } from './money-format.ts';
import { moneyMarksOf } from './money-marks.ts';

const currencies = ['USD', 'EUR', 'GBP', 'MXN', 'JPY', 'KWD', 'CHF', 'XYZ'];
const locales = siteLanguages.map((language) => languages[language].locale);

/** money-format.ts as it is in a page that has learned these marks. */
async function pageWith(currency: string, language: string): Promise<typeof import('./money-format.ts')> {
  vi.resetModules();
  const page = await import('./money-format.ts');
  const marks = moneyMarksOf(currency, language);
  expect(marks).toBeDefined();
  if (marks) page.learnMoneyMarks(JSON.parse(JSON.stringify(marks)));
  return page;
}

describe('the marks of money that a page brings', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.resetModules();
  });

  it.each(locales.flatMap((language) => currencies.map((currency) => [language, currency] as const)))(
    'O9-13 write every amount as the platform’s own tables do: %s %s',
    async (language, currency) => {
      const page = await pageWith(currency, language);
      holds(
        fc.property(fc.double({ min: -1e8, max: 1e8, noNaN: true }), (amount) => {
          const rounded = roundMoney(decimal(amount), currency).toNumber();
          for (const one of [amount, rounded])
            expect(page.formatMoney(one, currency, language)).toBe(formatMoney(one, currency, language));
        }),
      );
    },
  );

  it('are enough for a browser to write money without its tables', async () => {
    const page = await pageWith('USD', 'en-US');
    const tables = vi.spyOn(Intl, 'NumberFormat');
    const amounts = [0, 8.5, 12, 999.99, 1234.5, 1_234_567.89, -5];
    expect(amounts.map((amount) => page.formatMoney(amount, 'USD', 'en-US'))).toEqual([
      '$0.00',
      '$8.50',
      '$12.00',
      '$999.99',
      '$1,234.50',
      '$1,234,567.89',
      '-$5.00',
    ]);
    expect(tables).not.toHaveBeenCalled();
    page.formatMoney(8.5, 'EUR', 'en-US');
    expect(tables).toHaveBeenCalled();
  });

  it.each(['hi-IN', 'ar-EG'])('are not told where numbers are written otherwise, as in %s', (language) => {
    expect(moneyMarksOf('USD', language)).toBeUndefined();
  });
});
