// Writes tables as CSV for spreadsheets (RFC 4180). The library is loaded on demand.

/**
 * What a spreadsheet takes for a formula, the full-width and small signs of East Asian keyboards included, also behind
 * characters that nobody sees; what follows on further lines does not matter. Text that looks escaped is escaped, too: it comes
 * back as it was.
 */
export const FORMULA = /^['\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫\t\r\n]/u;

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
