// Lists of the back office: search, sort, paging, and what to say where there is nothing. All rows are of one height and
// each text is one line, so that a long name moves nothing; where there is no room for columns, a row is a card.
import {
  createSortedRowModel,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type CSSProperties, useMemo, useState } from 'react';
import { matches } from './matches.ts';
import { TableFooter } from './table-footer.tsx';
import { TableHead } from './table-head.tsx';
import { CellsOf, NoRows, WaitingRows } from './table-rows.tsx';
import { SearchBox, SortSelect } from './table-tools.tsx';
import type { Column, DataTableProps, Sorting } from './table-types.ts';
import { UnreadableNotice } from './unreadable-notice.tsx';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
type Features = typeof features;

/** Rem that the button of a RowMenu takes. */
const ROW_MENU = 3.5;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function ordered<Row extends object>(): SortFn<Features, Row> {
  return (one, other, id) => {
    const [a, b] = [one.getValue(id), other.getValue(id)];
    return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  };
}

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    actions,
    actionsWidth = ROW_MENU,
    search,
    tools,
    empty,
    error,
    onRetry,
    more,
    unreadable,
  } = props;
  const { found, term, setTerm, isSearchedHere } = useFoundRows(props);
  const { shown, sorting, sort } = useSortedRows(props, found);
  const isWaiting = rows === undefined && !error;
  const hasTools = Boolean(search || tools);
  return (
    <section className="@container/table grid gap-3" aria-label={caption}>
      {hasTools && (
        <div className="flex flex-wrap items-end gap-3">
          {search && <SearchBox search={search} term={term} onTerm={setTerm} />}
          {tools}
          <SortSelect columns={columns} sorting={sorting} onSort={sort} />
        </div>
      )}
      <UnreadableNotice records={unreadable} />
      <div className="min-w-0 rounded-xl border border-line bg-card @max-2xl/table:border-0 @max-2xl/table:bg-transparent">
        <table
          className="w-full table-fixed border-collapse text-sm @max-2xl/table:block"
          style={{ '--actions': actions ? `${actionsWidth}rem` : '0rem' } as CSSProperties}
          aria-busy={isWaiting}
        >
          <caption className="sr-only">{caption}</caption>
          {(isWaiting || shown.length > 0) && (
            <TableHead columns={columns} sorting={sorting} hasActions={Boolean(actions)} onSort={sort} />
          )}
          <tbody className="@max-2xl/table:grid @max-2xl/table:grid-cols-[minmax(0,1fr)] @max-2xl/table:gap-3">
            {isWaiting && <WaitingRows caption={caption} width={columns.length + 1} />}
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
          term={isSearchedHere ? term : undefined}
        />
      </div>
      <TableFooter
        isShown={search !== undefined || more !== undefined}
        count={shown.length}
        isSorted={sorting !== undefined}
        more={more}
        isSearched={isSearchedHere}
      />
    </section>
  );
}

/** The rows that match what is searched for, where the table itself searches. */
function useFoundRows<Row>({ rows, columns, search }: DataTableProps<Row>) {
  const [ownTerm, setOwnTerm] = useState('');
  const isSearchedHere = search?.onTerm === undefined && ownTerm.trim() !== '';
  const found = useMemo(() => {
    if (!rows || !isSearchedHere) return rows ?? none;
    return rows.filter((row) => matches(ownTerm, textsOf(columns, row)));
  }, [rows, columns, ownTerm, isSearchedHere]);
  return { found, term: search?.term ?? ownTerm, setTerm: search?.onTerm ?? setOwnTerm, isSearchedHere };
}

function useSortedRows<Row extends object>(
  { columns, rowKey, sortedBy }: DataTableProps<Row>,
  rows: readonly Row[],
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
  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    enableMultiSort: false,
    sortDescFirst: false,
    initialState: { sorting: sortedBy ? [{ id: sortedBy.id, desc: sortedBy.desc ?? false }] : [] },
  });
  return {
    shown: table.getRowModel().rows,
    sorting: table.state.sorting[0],
    sort: (next: Sorting) => table.setSorting([next]),
  };
}

const none: readonly never[] = [];

const textsOf = <Row,>(columns: readonly Column<Row>[], row: Row): string[] =>
  columns.map(({ value }) => String(value?.(row) ?? ''));
