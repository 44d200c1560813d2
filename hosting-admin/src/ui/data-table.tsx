// Lists of the back office: search, filters, sort, paging, ticked rows, and what to say where there is nothing. All rows are
// of one height and each text is one line, so that a long name moves nothing; where there is no room for columns, a row is
// a card.
import { type CSSProperties, type RefObject, useCallback, useRef, useState } from 'react';
import { saveCsv } from '../lib/save-file.ts';
import { BulkBar } from './bulk-bar.tsx';
import { csvOf } from './table-export.ts';
import { TableFilters } from './table-filters.tsx';
import { TableFooter } from './table-footer.tsx';
import { TableHead } from './table-head.tsx';
import { PrintedTable } from './table-print.tsx';
import { NoRows, WaitingRows } from './table-rows.tsx';
import { useOwnTableState, useTablePreferences } from './table-state.ts';
import { SearchBox, SortSelect } from './table-tools.tsx';
import type { DataTableProps, TableState } from './table-types.ts';
import { TableViewMenu } from './table-view-menu.tsx';
import { UnreadableNotice } from './unreadable-notice.tsx';
import { useShownRows } from './use-shown-rows.ts';
import { useTableKeys } from './use-table-keys.ts';
import { type TickedRows, useTickedRows } from './use-ticked-rows.ts';
import { VirtualRows } from './virtual-rows.tsx';

/** Rem that the button of a RowMenu takes. */
const ROW_MENU = 3.5;

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, search, bulk } = props;
  const own = useOwnTableState(props.sortedBy);
  const state = props.state ?? own;
  const view = useTableView(props, state);
  const ticked = useTickedRows(view.shown);
  const list = useRef<HTMLElement>(null);
  const onKeyDown = useKeysOfRows(list, props, view.shown, bulk && ticked);
  return (
    <section ref={list} className="@container/table grid gap-3" aria-label={caption} onKeyDown={onKeyDown}>
      <Tools {...props} state={state} view={view} />
      <UnreadableNotice records={props.unreadable} />
      <div className="min-w-0 rounded-xl border border-line bg-card @max-2xl/table:border-0 @max-2xl/table:bg-transparent">
        <Rows {...props} state={state} view={view} ticked={bulk && ticked} />
        <NoRows
          caption={caption}
          error={props.error}
          onRetry={props.onRetry}
          isEmpty={props.rows !== undefined && view.shown.length === 0}
          empty={props.empty}
          term={view.isSearchedHere ? view.term : undefined}
          onClear={view.isFiltered || (view.isSearchedHere && props.state) ? state.clear : undefined}
        />
      </div>
      <TableFooter
        isShown={search !== undefined || props.more !== undefined}
        count={view.shown.length}
        isSorted={state.sorting !== undefined}
        more={props.more}
        isSearched={view.isSearchedHere}
      />
      {bulk && (
        <BulkBar count={ticked.rows.length} total={view.shown.length} onTickAll={ticked.tickAll}>
          {bulk.actions(ticked.rows, () => ticked.tickAll(false))}
        </BulkBar>
      )}
    </section>
  );
}

/** What of the list is seen: its rows, and the columns that somebody has left in. */
function useTableView<Row extends object>(props: DataTableProps<Row>, state: TableState) {
  const [preferences, setPreferences] = useTablePreferences(props.name);
  return {
    ...useShownRows(props, state),
    term: props.search?.term ?? state.term,
    columns: props.columns.filter(({ id }) => !preferences.hidden.includes(id)),
    preferences,
    setPreferences,
  };
}

type TableView<Row extends object> = ReturnType<typeof useTableView<Row>>;

function useKeysOfRows<Row extends object>(
  list: RefObject<HTMLElement | null>,
  { onOpen }: DataTableProps<Row>,
  shown: TableView<Row>['shown'],
  ticked: TickedRows<Row> | undefined,
) {
  const open = (id: string): void => {
    const row = shown.find((one) => one.id === id);
    if (row) onOpen?.(row.original);
  };
  return useTableKeys(list, {
    onOpen: onOpen && open,
    onTick: ticked && ((id) => ticked.tick(id, !ticked.isTicked(id))),
  });
}

interface PartProps<Row extends object> extends DataTableProps<Row> {
  state: TableState;
  view: TableView<Row>;
}

/** What stands above the rows. */
function Tools<Row extends object>({
  caption,
  search,
  tools,
  filters = [],
  name,
  columns,
  state,
  view,
}: PartProps<Row>) {
  const [isPrinting, setPrinting] = useState(false);
  const hasPrinted = useCallback(() => setPrinting(false), []);
  if (!search && !tools && filters.length === 0 && name === undefined) return null;
  const save = async () => {
    const rows = view.shown.map(({ original }) => original);
    saveCsv(`${name}.csv`, await csvOf(view.columns, rows));
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      {search && <SearchBox search={search} term={view.term} onTerm={search.onTerm ?? state.setTerm} />}
      {tools}
      <TableFilters filters={filters} state={state} />
      <SortSelect columns={view.columns} sorting={state.sorting} onSort={state.setSorting} />
      {name !== undefined && (
        <TableViewMenu
          columns={columns}
          preferences={view.preferences}
          onChange={view.setPreferences}
          onExport={() => void save()}
          onPrint={() => setPrinting(true)}
        />
      )}
      {isPrinting && (
        <PrintedTable caption={caption} columns={view.columns} rows={view.shown} onDone={hasPrinted} />
      )}
    </div>
  );
}

function Rows<Row extends object>(props: PartProps<Row> & { ticked: TickedRows<Row> | undefined }) {
  const { caption, rows, actions, actionsWidth = ROW_MENU, bulk, onOpen, state, view, ticked } = props;
  const { shown, columns, preferences } = view;
  const isWaiting = rows === undefined && !props.error;
  return (
    <table
      className="group/rows w-full table-fixed border-collapse text-sm @max-2xl/table:block"
      style={{ '--actions': actions ? `${actionsWidth}rem` : '0rem' } as CSSProperties}
      aria-busy={isWaiting}
      aria-rowcount={shown.length + 1}
      data-dense={preferences.isDense || undefined}
    >
      <caption className="sr-only">{caption}</caption>
      {(isWaiting || shown.length > 0) && (
        <TableHead
          columns={columns}
          sorting={state.sorting}
          hasActions={Boolean(actions)}
          ticked={ticked}
          onSort={state.setSorting}
        />
      )}
      {isWaiting ? (
        <WaitingRows caption={caption} width={columns.length + 2} />
      ) : (
        <VirtualRows
          rows={shown}
          columns={columns}
          actions={actions}
          ticked={ticked}
          nameOf={bulk?.nameOf}
          isReachable={onOpen !== undefined || bulk !== undefined}
        />
      )}
    </table>
  );
}
