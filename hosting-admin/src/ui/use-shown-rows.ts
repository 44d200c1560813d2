// The rows of a list that match search and filters, sorted.
import {
  createSortedRowModel,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { matches } from './matches.ts';
import { passes } from './table-filters.tsx';
import type { Column, DataTableProps, TableState } from './table-types.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
type Features = typeof features;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function ordered<Row extends object>(): SortFn<Features, Row> {
  return (one, other, id) => {
    const [a, b] = [one.getValue(id), other.getValue(id)];
    return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  };
}

const none: readonly never[] = [];

const textsOf = <Row>(columns: readonly Column<Row>[], row: Row): string[] =>
  columns.map(({ value }) => String(value?.(row) ?? ''));

export function useShownRows<Row extends object>(props: DataTableProps<Row>, state: TableState) {
  const { rows, columns, search, filters = none } = props;
  const { term, chosen } = state;
  const isSearchedHere = search?.onTerm === undefined && term.trim() !== '';
  const found = useMemo(() => {
    const filtered = (rows ?? none).filter((row) => passes(row, filters, chosen));
    return isSearchedHere ? filtered.filter((row) => matches(term, textsOf(columns, row))) : filtered;
  }, [rows, columns, filters, term, chosen, isSearchedHere]);
  const isFiltered = filters.some(({ id }) => (chosen[id] ?? none).length > 0);
  return { shown: useSortedRows(props, found, state.sorting), isSearchedHere, isFiltered };
}

function useSortedRows<Row extends object>(
  { columns, rowKey }: DataTableProps<Row>,
  rows: readonly Row[],
  sorting: TableState['sorting'],
) {
  const definitions = useMemo(
    () =>
      columns.map(({ id, header, value }) => ({
        id,
        header,
        accessorFn: (row: Row) => value?.(row),
        enableSorting: value !== undefined,
        sortFn: ordered<Row>(),
        sortUndefined: 'last' as const,
      })),
    [columns],
  );
  const isKnown = sorting && columns.some(({ id, value }) => id === sorting.id && value !== undefined);
  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { sorting: isKnown ? [sorting] : [] },
  });
  return table.getRowModel().rows;
}
