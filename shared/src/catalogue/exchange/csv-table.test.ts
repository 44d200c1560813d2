import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../kernel/csv.ts';
import { holdsAsync } from '../../testing/holds.ts';
import { readCsv } from './csv-table.ts';

const rowsOf = async (text: string): Promise<string[][]> => {
  const read = await readCsv(text);
  return read.ok ? read.rows.map(({ cells }) => cells) : [[read.fault.message]];
};

describe('a table', () => {
  it('C3-12 comes back as it was written, whatever its cells begin with', async () => {
    const cell = fc
      .string({
        unit: fc.constantFrom(
          "'",
          '-',
          '=',
          '+',
          '@',
          '＝',
          '＋',
          '－',
          '＠',
          '"',
          ',',
          ';',
          '\t',
          '\n',
          ' ',
          'a',
        ),
      })
      .map((text) => text.trim());
    await holdsAsync(
      fc.asyncProperty(cell, cell, async (one, other) => {
        const text = await csvOf(['Name', 'Description', 'Price'], [[one, other, 'x']]);
        expect(await rowsOf(text)).toEqual([[one, other, 'x']]);
      }),
    );
    expect(await rowsOf(await csvOf(['Name'], [["'-ish"], ["''=1"], ["'quoted'"]]))).toEqual([
      ["'-ish"],
      ["''=1"],
      ["'quoted'"],
    ]);
  });

  it.each([
    [
      'Name\tPrice\n"Nonna\'s" lasagna\t12.50\nSoup\t5',
      [
        ['"Nonna\'s" lasagna', '12.50'],
        ['Soup', '5'],
      ],
    ],
    [
      'Name\tNote\r\nPie\t"The" pie, "warm"\r\n"A ""b"" c"\t"two\r\nlines"',
      [
        ['Pie', '"The" pie, "warm"'],
        ['A "b" c', 'two\r\nlines'],
      ],
    ],
    ['Name\tNote\n"Best" pie\t"Old" way', [['"Best" pie', '"Old" way']]],
  ])('between whose cells are tabs has marks within a cell as they stand: %j', async (text, rows) => {
    expect(await rowsOf(text)).toEqual(rows);
  });

  it.each([
    ['Name, of item\tPrice, net\nSoup\t12,50', [['Soup', '12,50']]],
    ['\n"Name, ""short"""\tPrice, net\nSoup\t12,50', [['Soup', '12,50']]],
    ['Name,\tPrice\nSoup,\t12.50', [['Soup', '12.50']]],
    ['"Name\tshort",Price\nSoup,12.50', [['Soup', '12.50']]],
    ['Name;Price\nSoup, hot;12,50', [['Soup, hot', '12,50']]],
  ])(
    'is told apart by the tabs between its headers, whatever else is within them: %j',
    async (text, rows) => {
      expect(await rowsOf(text)).toEqual(rows);
    },
  );

  it.each([
    ['Name,Price\n"Nonna\'s" lasagna,12.50', /text after its closing quotation mark/],
    ['Name,Price\nSoup,"5\nPie,3', /not closed/],
    ['Name\tNote\nSoup\t"hot\nPie\tcold', /not closed/],
  ])('that cannot be told apart says what is wrong with its quotation marks: %j', async (text, words) => {
    expect(await readCsv(text)).toMatchObject({
      ok: false,
      fault: { row: 2, message: expect.stringMatching(words) },
    });
  });
});
