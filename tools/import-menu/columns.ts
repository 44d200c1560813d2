// Formats text in columns.

/** Each column is as wide as its widest cell; numbers are aligned right. The first row may be a heading. */
export function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const width = (column: number): number =>
    Math.max(0, ...rows.map((row) => String(row[column] ?? '').length));
  const isNumeric = (column: number): boolean => rows.some((row) => typeof row[column] === 'number');
  return rows.map((row) =>
    row
      .map((cell, column) =>
        isNumeric(column) ? String(cell).padStart(width(column)) : String(cell).padEnd(width(column)),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** Wraps into lines of at most `width` characters, unless a word is longer. */
export function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
