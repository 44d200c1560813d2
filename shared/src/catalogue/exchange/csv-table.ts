// A table as text (CSV), read to lines of cells. Loads its library on the first use.
import { aFault, type FileFault } from './menu-file.ts';

const MOST_ROWS = 20_000;
const MOST_COLUMNS = 200;

export interface CsvTable {
  header: string[];
  /** Lines that are not empty, each with its number in the file, from 1. */
  rows: { row: number; cells: string[] }[];
}

export type CsvReading = ({ ok: true } & CsvTable) | { ok: false; fault: FileFault };

/** A formula that an export made harmless with an apostrophe is read as it was. */
const ESCAPED = /^'(?=[=+\-@\t\r\n])/;

/** Takes commas, semicolons or tabs between cells, as spreadsheets of different countries write them. */
export async function readCsv(text: string): Promise<CsvReading> {
  const { default: Papa } = await import('papaparse');
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: false,
  });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes)
    return { ok: false, fault: aFault('A quotation mark is not closed', { row: (quotes.row ?? 0) + 1 }) };
  const lines = data.map((cells, index) => ({ row: index + 1, cells: cells.map(cellOf) }));
  const [first, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!first) return { ok: false, fault: aFault('The file is empty') };
  if (rows.length > MOST_ROWS)
    return { ok: false, fault: aFault(`The file has more than ${MOST_ROWS} lines`) };
  if (first.cells.length > MOST_COLUMNS)
    return { ok: false, fault: aFault(`The file has more than ${MOST_COLUMNS} columns`) };
  return { ok: true, header: first.cells, rows };
}

const cellOf = (cell: string): string => cell.replace(ESCAPED, '').trim();
