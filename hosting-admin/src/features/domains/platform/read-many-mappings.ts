// Mappings pasted as lines of a table or as CSV, read into what the server takes. It says nothing of their faults: the server does.

export interface PastedMapping {
  /** In the pasted text, from 1. */
  line: number;
  mapping: Record<string, unknown>;
}

/** In the order of lines without a heading. */
export const pastedColumns = ['domain', 'restaurantGuid', 'tenantGuid', 'domainType', 'isActive'] as const;

/** Tabs come from a spreadsheet, semicolons from one that speaks another language. */
const separatorOf = (text: string): string => ['\t', ';'].find((one) => text.includes(one)) ?? ',';

export function readManyMappings(text: string): PastedMapping[] {
  const separator = separatorOf(text);
  const lines = text
    .split(/\r?\n/)
    .map((written, index) => ({ line: index + 1, cells: cellsOf(written, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const heading = headingOf(lines[0]?.cells ?? []);
  const columns = heading ?? pastedColumns;
  return (heading ? lines.slice(1) : lines).map(({ line, cells }) => ({
    line,
    mapping: mappingOf(columns, cells),
  }));
}

/** Columns by name in any order; undefined if the first line is a mapping itself. */
function headingOf(cells: readonly string[]): string[] | undefined {
  const known = cells.map((cell) => pastedColumns.find((name) => name.toLowerCase() === cell.toLowerCase()));
  return known.includes('domain') ? cells.map((cell, index) => known[index] ?? cell) : undefined;
}

function mappingOf(columns: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const entries = cells.flatMap((cell, index) => {
    const column = columns[index] ?? `column ${index + 1}`;
    return cell === '' ? [] : [[column, cellValue(column, cell)] as const];
  });
  return { domainType: 'custom', ...Object.fromEntries(entries) };
}

const cellValue = (column: string, cell: string): unknown => {
  if (column === 'domainType') return cell.toLowerCase();
  if (column !== 'isActive') return cell;
  if (/^(true|yes|1)$/i.test(cell)) return true;
  return /^(false|no|0)$/i.test(cell) ? false : cell;
};

/** Cells may be quoted, with a doubled quote inside; none of ours has a line break. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index] ?? '';
    if (isQuoted && character === '"' && line[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}
