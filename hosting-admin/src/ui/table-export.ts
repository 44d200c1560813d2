// A list as a file for spreadsheets.
import { csvOf } from '@bite/shared/kernel/csv';
import type { Column } from './table-types.ts';

/** What stands in the columns that have a value. */
export async function tableCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<string> {
  const valued = columns.filter(({ value }) => value !== undefined);
  return csvOf(
    valued.map(({ header }) => header),
    rows.map((row) => valued.map(({ value }) => value?.(row) ?? '')),
  );
}
