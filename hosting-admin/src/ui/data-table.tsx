// Lists of the back office: search, sort, paging, and what to say where there is nothing. On phones a row is a card.
import {
  createSortedRowModel,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { matches } from './matches.ts';
import { TableFooter } from './table-footer.tsx';
import { TableHead } from './table-head.tsx';
import { CellsOf, NoRows, WaitingRows } from './table-rows.tsx';
import { SearchBox, SortSelect } from './table-tools.tsx';
import type { Column, DataTableProps } from './table-types.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
type Features = typeof features;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function ordered<Row extends object>(): SortFn<Features, Row> {
  return (one, other, id) => {
    const [a, b] = [one.getValue(id), other.getValue(id)];
    return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  };
}

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, actions, search, tools, empty, error, onRetry, more, sortedBy } =
    props;
  const [ownTerm, setOwnTerm] = useState('');
  const term = search?.term ?? ownTerm;
  const isSearchedHere = search?.onTerm === undefined && ownTerm.trim() !== '';

  const data = useMemo(
    () =>
      rows && isSearchedHere ? rows.filter((row) => matches(ownTerm, textsOf(columns, row))) : (rows ?? none),
    [rows, columns, ownTerm, isSearchedHere],
  );
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
  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data: data as Row[],
    getRowId: rowKey,
    enableMultiSort: false,
    sortDescFirst: false,
    initialState: { sorting: sortedBy ? [{ id: sortedBy.id, desc: sortedBy.desc ?? false }] : [] },
  });
  const sorting = table.state.sorting[0];
  const shown = table.getRowModel().rows;
  const width = columns.length + (actions ? 1 : 0);

  return (
    <section className="grid gap-3" aria-label={caption}>
      {(search || tools) && (
        <div className="flex flex-wrap items-end gap-3">
          {search && <SearchBox search={search} term={term} onTerm={search.onTerm ?? setOwnTerm} />}
          {tools}
          <SortSelect columns={columns} sorting={sorting} onSort={(next) => table.setSorting([next])} />
        </div>
      )}
      <div className="rounded-xl border border-line bg-card max-md:border-0 max-md:bg-transparent md:overflow-x-auto">
        <table
          className="w-full border-collapse text-sm max-md:block"
          aria-busy={rows === undefined && !error}
        >
          <caption className="sr-only">{caption}</caption>
          {(shown.length > 0 || (rows === undefined && !error)) && (
            <TableHead
              columns={columns}
              sorting={sorting}
              hasActions={actions !== undefined}
              onSort={(next) => table.setSorting([next])}
            />
          )}
          <tbody className="max-md:grid max-md:gap-3">
            {rows === undefined && !error && <WaitingRows caption={caption} width={width} />}
            {shown.map((row) => (
              <CellsOf key={row.id} row={row.original} columns={columns} actions={actions} />
            ))}
          </tbody>
        </table>
        <NoRows
          caption={caption}
          error={error}
          onRetry={onRetry}
          isEmpty={rows !== undefined && shown.length === 0}
          empty={empty}
          term={isSearchedHere ? ownTerm : undefined}
        />
      </div>
      {(more || search) && (
        <TableFooter
          count={shown.length}
          isSorted={sorting !== undefined}
          more={more}
          isSearched={isSearchedHere}
        />
      )}
    </section>
  );
}

const none: readonly never[] = [];

const textsOf = <Row,>(columns: readonly Column<Row>[], row: Row): string[] =>
  columns.map(({ value }) => String(value?.(row) ?? ''));
