// A table as text (CSV), read to lines of cells. Loads its library on the first use.
import type { ParseError } from 'papaparse';
import { FORMULA } from '../../kernel/csv.ts';
import { aFault, type FileFault, MOST_ROWS } from './menu-file.ts';

const MOST_COLUMNS = 200;

export interface CsvTable {
  header: string[];
  /** Lines that are not empty, each with its number in the file, from 1. */
  rows: { row: number; cells: string[] }[];
}

export type CsvReading = ({ ok: true } & CsvTable) | { ok: false; fault: FileFault };

/** A formula that an export made harmless with an apostrophe is read as it was. */
const isEscaped = (cell: string): boolean => cell.startsWith("'") && FORMULA.test(cell);

/** Begins with a line of cells with a tab between them: not within a quoted cell, and not to align what commas separate. */
const HAS_TABS = /^[\r\n]*(?:[^"\t\r\n]|"[^"\r\n]*")*(?<![,;] *)\t/;
/** Characters. A line without end would be too much for the expression. */
const LONGEST_HEADER = 20_000;

/** Takes commas, semicolons or tabs between cells, as spreadsheets of different countries write them. */
export async function readCsv(text: string): Promise<CsvReading> {
  const { default: Papa } = await import('papaparse');
  const plain = text.replace(/^\uFEFF/, '');
  // The parser guesses by counting, and headers and prices may have more commas than there are tabs.
  const hasTabs = HAS_TABS.test(plain.slice(0, LONGEST_HEADER));
  const between = hasTabs ? { delimiter: '\t' } : { delimitersToGuess: [',', ';', '\t'] };
  const parse = (of: string) => Papa.parse<string[]>(of, { ...between, skipEmptyLines: false });
  const first = parse(plain);
  const hasFaults = first.errors.some(({ type }) => type === 'Quotes');
  // The parser takes another sign for the one between cells where marks confuse it.
  const isUnquoted = hasFaults && /^[^\r\n]*\t/.test(plain);
  const { data, errors } = isUnquoted ? parse(withMarksAsTheyStand(plain)) : first;
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return { ok: false, fault: quotesFault(quotes) };
  const lines = data.map((cells, index) => ({ row: index + 1, cells: cells.map(cellOf) }));
  const [header, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!header) return { ok: false, fault: aFault('The file is empty') };
  if (rows.length > MOST_ROWS)
    return { ok: false, fault: aFault(`The file has more than ${MOST_ROWS} lines`) };
  if (header.cells.length > MOST_COLUMNS)
    return { ok: false, fault: aFault(`The file has more than ${MOST_COLUMNS} columns`) };
  return { ok: true, header: header.cells, rows };
}

const cellOf = (cell: string): string => (isEscaped(cell) ? cell.slice(1) : cell).trim();

/** A cell at its start: quoted as it should be, or to the next tab. */
const CELL = /(?<=^|[\t\r\n])(?:"[^"]*(?:""[^"]*)*" *(?=[\t\r\n]|$)|"[^\t\r\n]*)/g;

/**
 * Programs that write tabs between cells often quote none: a cell that begins with a mark and goes on after its last one is
 * text. One mark alone may begin a cell of several lines, and stays as it is.
 */
const withMarksAsTheyStand = (text: string): string =>
  text.replace(CELL, (cell) => {
    const inside = cell.trimEnd().slice(1, -1).replaceAll('""', '');
    const isQuoted = cell.trimEnd().endsWith('"') && cell.trimEnd().length > 1 && !inside.includes('"');
    const marks = cell.split('"').length - 1;
    return isQuoted || marks % 2 === 1 ? cell : `"${cell.replaceAll('"', '""')}"`;
  });

function quotesFault({ code, row = 0 }: ParseError): FileFault {
  const message =
    code === 'MissingQuotes'
      ? 'A quotation mark is not closed'
      : 'A cell has text after its closing quotation mark: write marks within a cell twice, and one at each end';
  return aFault(message, { row: row + 1 });
}
