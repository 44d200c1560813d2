// A list as a file for spreadsheets. Nothing in it runs there: what a cell holds is never taken for a formula.
import type { Column } from './table-types.ts';

/** What stands in the columns that have a value; numbers stay numbers. */
export async function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const valued = columns.filter(({ value }) => value !== undefined);
  const data = rows.map((row) => valued.map(({ value }) => value?.(row) ?? ''));
  return Papa.unparse({ fields: valued.map(({ header }) => header), data }, { escapeFormulae: true });
}

/** Starts a download. The mark at its beginning tells Excel that it is Unicode. */
export function saveAsFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
