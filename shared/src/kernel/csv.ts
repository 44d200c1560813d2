// Writes tables as CSV for spreadsheets (RFC 4180). The library is loaded on demand.

/** What a spreadsheet takes for a formula, the full-width signs of East Asian keyboards included; what follows on further lines
 * does not matter. Text that looks escaped is escaped, too: it comes back as it was. */
export const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Escapes text that a spreadsheet would run as a formula; numbers stay numbers. */
export async function csvOf(
  header: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<string> {
  const { default: Papa } = await import('papaparse');
  return Papa.unparse(
    { fields: [...header], data: rows.map((row) => [...row]) },
    { escapeFormulae: FORMULA },
  );
}
