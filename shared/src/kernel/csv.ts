// Tables as text for spreadsheets (RFC 4180). The library is loaded when somebody asks for a file.

/** What a spreadsheet would run as a formula is text; numbers stay numbers. */
export async function csvOf(
  header: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<string> {
  const { default: Papa } = await import('papaparse');
  return Papa.unparse({ fields: [...header], data: rows.map((row) => [...row]) }, { escapeFormulae: true });
}
