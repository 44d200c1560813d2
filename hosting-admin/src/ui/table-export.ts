// A list as a file for spreadsheets. Nothing in it runs there: what a cell holds is never taken for a formula.
import type { Column } from './table-types.ts';

/** What stands in the columns that have a value; numbers stay numbers. */
export async function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const valued = columns.filter(({ value }) => value !== undefined);
  const data = rows.map((row) => valued.map(({ value }) => value?.(row) ?? ''));
  return Papa.unparse({ fields: valued.map(({ header }) => header), data }, { escapeFormulae: true });
}
