// The faults for which a file cannot be imported: at their lines of a table, with the lines to leave out.
import { columnOf } from '@bite/shared/catalogue/exchange/csv-columns';
import {
  type FileFault,
  type MenuFile,
  type MenuFileFormat,
  MOST_FAULTS,
  rowKey,
} from '@bite/shared/catalogue/exchange/menu-file';
import { DomainError } from '@bite/shared/kernel/errors';
import type { MenuFault } from '../plan-menu.ts';

/** A fault of what several lines say: a section's, or an item's with sizes. */
export interface FoundFault extends FileFault {
  rows?: readonly number[];
}

export interface RefusedImport {
  ok: false;
  /** Of every kind: what the file cannot say, and what the menu cannot be. */
  faults: FileFault[];
  /** The lines of a table without which the rest can be imported, if that helps. */
  leaveOut?: number[] | undefined;
}

/** @param leftOut Lines that are left out already. */
export function refusedImport(
  faults: readonly FoundFault[],
  { rows }: Pick<MenuFile, 'rows'>,
  leftOut: readonly number[] = [],
): RefusedImport {
  const inOrder = [...faults].sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
  return {
    ok: false,
    faults: inOrder.map(({ rows: _, ...fault }) => fault),
    leaveOut: linesToLeaveOut(faults, rows, leftOut),
  };
}

/**
 * The lines at fault, with the other lines of the same items: an item without one of its lines would lose that size. Undefined
 * if a fault has no line, not all faults are known, or no item would be left.
 */
function linesToLeaveOut(
  faults: readonly FoundFault[],
  rowsByKey: MenuFile['rows'],
  leftOut: readonly number[],
): number[] | undefined {
  if (faults.length >= MOST_FAULTS || faults.some(({ row }) => row === undefined)) return undefined;
  // The faults of an item share one list of its lines, which may be long: each list is gone over once.
  const lists = new Set(faults.map(({ rows = [] }) => rows));
  const atFault = new Set([...faults.map(({ row = 0 }) => row), ...[...lists].flat()]);
  const items = [...rowsByKey].flatMap(([key, rows]) => (key.startsWith(rowKey('items', '')) ? [rows] : []));
  const faulty = items.filter((rows) => rows.some((row) => atFault.has(row)));
  if (faulty.length === items.length) return undefined;
  return [...new Set([...leftOut, ...atFault, ...faulty.flat()])].sort((one, other) => one - other);
}

/** What Bite's own validation finds, at its line and column of a table. Throws every other error. */
export function faultsOfPlan(
  error: unknown,
  { rows: rowsByKey }: Pick<MenuFile, 'rows'>,
  format: MenuFileFormat,
): FoundFault[] {
  const faults =
    error instanceof DomainError && (error.details as { faults?: MenuFault[] } | undefined)?.faults;
  if (!faults) throw error;
  return faults.map(({ kind, key, name, field, message }) => {
    const rows = rowsByKey.get(rowKey(kind, key)) ?? [];
    const [, size = '0'] = /^sizePrice\.(\d+)/.exec(field) ?? [];
    const row = rows[Number(size)] ?? rows[0];
    const where = format === 'csv' ? columnOf(kind, field) : field;
    return { ...(row !== undefined && { row }), rows, field: where, name, message };
  });
}
