// The order of a list, or of a tree as the lines one reads from top to bottom. What lies below a line goes with it.

export interface OrderRow {
  id: string;
  /** 0 at the top level; a list has no other. */
  depth: number;
}

/** A row as a page shows it. */
export interface SortableRow extends OrderRow {
  label: string;
}

export type Direction = 'up' | 'down' | 'in' | 'out';

/** Where what lies below the row at `index` ends. */
function endOf(rows: readonly OrderRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  const end = rows.findIndex((row, at) => at > index && row.depth <= depth);
  return end === -1 ? rows.length : end;
}

/** The row's neighbour above on its own level, below the same parent; -1 for the first. */
function siblingAbove(rows: readonly OrderRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  const above = rows.findLastIndex((row, at) => at < index && row.depth <= depth);
  return rows[above]?.depth === depth ? above : -1;
}

/**
 * Puts a row, and what lies below it, where `to` of the other rows stand before it, at the level nearest to `depth` that is
 * possible there. Answers `rows` where none is.
 */
function placed<Row extends OrderRow>(
  rows: readonly Row[],
  index: number,
  to: number,
  depth: number,
  deepest: number,
): readonly Row[] {
  const block = rows.slice(index, endOf(rows, index));
  const others = rows.filter((row) => !block.includes(row));
  const own = block[0]?.depth ?? 0;
  const height = Math.max(...block.map((row) => row.depth)) - own;
  const lowest = others[to]?.depth ?? 0;
  const highest = Math.min((others[to - 1]?.depth ?? -1) + 1, deepest - height);
  if (to < 0 || to > others.length || lowest > highest) return rows;
  const shift = Math.min(highest, Math.max(lowest, depth)) - own;
  if (to === index && shift === 0) return rows;
  return others.toSpliced(to, 0, ...block.map((row) => ({ ...row, depth: row.depth + shift })));
}

/** One step, as a key takes it. Answers `rows` where there is no such step. */
export function stepped<Row extends OrderRow>(
  rows: readonly Row[],
  id: string,
  direction: Direction,
  deepest: number,
): readonly Row[] {
  const index = rows.findIndex((row) => row.id === id);
  const depth = rows[index]?.depth;
  if (depth === undefined) return rows;
  const above = siblingAbove(rows, index);
  const end = endOf(rows, index);
  const length = end - index;
  switch (direction) {
    case 'up':
      return above < 0 ? rows : placed(rows, index, above, depth, deepest);
    case 'down':
      return rows[end]?.depth === depth
        ? placed(rows, index, endOf(rows, end) - length, depth, deepest)
        : rows;
    case 'in':
      return above < 0 || depth === deepest ? rows : placed(rows, index, index, depth + 1, deepest);
    case 'out': {
      const last = rows.findIndex((row, at) => at >= end && row.depth < depth);
      const to = (last === -1 ? rows.length : last) - length;
      return depth === 0 ? rows : placed(rows, index, to, depth - 1, deepest);
    }
  }
}

/** After the row alone was dragged to `at` of all rows, at the level nearest to `depth`. */
export function dropped<Row extends OrderRow>(
  rows: readonly Row[],
  id: string,
  at: number,
  depth: number,
  deepest: number,
): readonly Row[] {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) return rows;
  const below = rows.slice(index + 1, endOf(rows, index));
  const before = rows.toSpliced(index, 1).slice(0, at);
  return placed(rows, index, before.filter((row) => !below.includes(row)).length, depth, deepest);
}

/** Which of how many it is on its level, and what it lies below. */
export function placeOf<Row extends OrderRow>(rows: readonly Row[], id: string) {
  const index = rows.findIndex((row) => row.id === id);
  const depth = rows[index]?.depth ?? 0;
  const above = rows.findLastIndex((row, at) => at < index && row.depth < depth);
  const siblings = rows
    .slice(above + 1, above < 0 ? rows.length : endOf(rows, above))
    .filter((row) => row.depth === depth);
  return {
    parent: rows[above],
    number: siblings.findIndex((row) => row.id === id) + 1,
    count: siblings.length,
  };
}

/** From where to where one row of a list was moved, its others in the order they had. */
export function movedIn(before: readonly OrderRow[], after: readonly OrderRow[]): [from: number, to: number] {
  const first = after.findIndex(({ id }, index) => id !== before[index]?.id);
  if (first < 0) return [0, 0];
  const indexIn = (rows: readonly OrderRow[], id: string | undefined) =>
    rows.findIndex((row) => row.id === id);
  const wentDown = after[first]?.id === before[first + 1]?.id;
  return wentDown ? [first, indexIn(after, before[first]?.id)] : [indexIn(before, after[first]?.id), first];
}
