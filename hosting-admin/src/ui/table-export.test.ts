import { describe, expect, it } from 'vitest';
import { tableCsv } from './table-export.ts';
import type { Column } from './table-types.ts';

interface Row {
  name: string;
  rate?: number;
}

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, cell: () => '' },
  { id: 'rate', header: 'Rate', value: ({ rate }) => rate, cell: () => '' },
  { id: 'badge', header: 'Badge', cell: () => '' },
];

describe('a list as a file', () => {
  it('has the columns that have a value, and their names', async () => {
    expect(await tableCsv(columns, [{ name: 'VAT', rate: 8.5 }, { name: 'None' }])).toBe(
      'Name,Rate\r\nVAT,8.5\r\nNone,',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('takes no %s for a formula', async (name) => {
    const [, line = ''] = (await tableCsv(columns, [{ name }])).split('\r\n');
    expect(line.replaceAll('"', '').startsWith("'")).toBe(true);
  });

  it('keeps separators, quotes and line breaks inside their cell', async () => {
    expect(await tableCsv(columns, [{ name: 'Food, "hot"\nand cold' }])).toContain(
      '"Food, ""hot""\nand cold"',
    );
  });
});
