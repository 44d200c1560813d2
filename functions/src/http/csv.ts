// Tables as files for spreadsheets. Loaded when somebody asks for one.

/** With a mark that has Excel read UTF-8. What a spreadsheet would run as a formula is text. */
export async function csvOf<Row extends object>(
  columns: Readonly<Record<string & keyof Row, string>>,
  rows: readonly Row[],
): Promise<string> {
  const { stringify } = await import('csv-stringify/sync');
  return stringify([...rows], {
    columns: Object.entries<string>(columns).map(([key, header]) => ({ key, header })),
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
