import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inFreshProcess } from '../testing/fresh-process.ts';
import { holds } from '../testing/holds.ts';
import { languages, siteLanguages } from '../website/languages.ts';
import { decimal, roundMoney } from './money.ts';
import { formatMoney, learnMoneyMarks, moneyFormat } from './money-format.ts';
import { moneyMarksOf } from './money-marks.ts';

const currencies = ['USD', 'EUR', 'GBP', 'MXN', 'JPY', 'KWD', 'CHF', 'XYZ'];
const locales = siteLanguages.map((language) => languages[language].locale);

describe('the marks of money that a page brings', () => {
  it.each(locales.flatMap((language) => currencies.map((currency) => [language, currency] as const)))(
    'O9-13 write every amount as the platform’s own tables do: %s %s',
    (language, currency) => {
      const marks = moneyMarksOf(currency, language);
      if (!marks) throw new Error('There are no marks');
      learnMoneyMarks(marks);
      const byTables = moneyFormat(currency, language);
      holds(
        fc.property(fc.double({ min: -1e8, max: 1e8, noNaN: true }), (amount) => {
          const rounded = roundMoney(decimal(amount), currency).toNumber();
          // Nothing is never below zero.
          for (const one of [amount, rounded])
            expect(formatMoney(one, currency, language)).toBe(byTables.format(one + 0));
        }),
      );
    },
  );

  it('O9-13 are enough for a browser to write money without its tables', () => {
    const write = (currency: string) =>
      inFreshProcess(
        { money: new URL('./money-format.ts', import.meta.url).href },
        { marks: moneyMarksOf('USD', 'en-US'), currency },
        `({ money }, { marks, currency }) => {
          money.learnMoneyMarks(marks);
          const amounts = [0, 8.5, 12, 999.99, 1234.5, 1234567.89, -5];
          return amounts.map((amount) => money.formatMoney(amount, currency, 'en-US'));
        }`,
      );
    expect(write('USD')).toMatchObject({
      answer: ['$0.00', '$8.50', '$12.00', '$999.99', '$1,234.50', '$1,234,567.89', '-$5.00'],
      counted: { numbers: 0 },
    });
    expect(write('EUR').counted.numbers).toBeGreaterThan(0);
  });

  it.each(['hi-IN', 'ar-EG'])('are not told where numbers are written otherwise, as in %s', (language) => {
    expect(moneyMarksOf('USD', language)).toBeUndefined();
  });
});
