// Lists of the back office: search, filters, sorting, paging, selection and empty states. All rows have the same height and each
// text is one line, so that a long name moves nothing; where columns do not fit, rows become cards.
import { type CSSProperties, type RefObject, useRef, useState } from 'react';
import { BulkBar } from './bulk-bar.tsx';
import { classNames } from './class-names.ts';
import { RowDetail } from './row-detail.tsx';
import { TableBar } from './table-bar.tsx';
import { TableFooter } from './table-footer.tsx';
import { narrowestOf, TableHead, withoutExtra } from './table-head.tsx';
import { NoRows, WaitingRows } from './table-rows.tsx';
import { useOwnTableState } from './table-state.ts';
import type { DataTableProps, TableState } from './table-types.ts';
import { UnreadableNotice } from './unreadable-notice.tsx';
import { useTableKeys } from './use-table-keys.ts';
import { type TableView, useTableView } from './use-table-view.ts';
import { type TickedRows, useTickedRows } from './use-ticked-rows.ts';
import { VirtualRows } from './virtual-rows.tsx';

/** The width of a RowMenu button, in rem. */
const ROW_MENU = 3.5;

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, search, bulk } = props;
  const own = useOwnTableState(props.sortedBy);
  const state = props.state ?? own;
  const view = useTableView(props, state);
  const ticked = useTickedRows(view.shown);
  const list = useRef<HTMLElement>(null);
  const [ownRow, showOwnRow] = useState<string>();
  const { id: lookedAt, show: look } = props.shownRow ?? { id: ownRow, show: showOwnRow };
  // What is looked up by the server may be there though nothing is shown.
  const isBare =
    props.rows?.length === 0 && !props.tools && !props.search?.onTerm && !view.isFiltered && view.term === '';
  const onKeyDown = useKeysOfRows(list, props, view.shown, bulk && ticked, look);
  return (
    <section ref={list} className="@container/table grid gap-3" aria-label={caption} onKeyDown={onKeyDown}>
      {!isBare && <TableBar {...props} state={state} view={view} />}
      <UnreadableNotice records={props.unreadable} />
      <div
        className={classNames(
          'min-w-0 rounded-xl border border-line bg-card @max-2xl/table:border-0 @max-2xl/table:bg-transparent @2xl/table:overflow-x-auto',
        )}
      >
        <Rows
          {...props}
          state={state}
          view={view}
          ticked={bulk && ticked}
          lookedAt={lookedAt}
          onShow={look}
        />
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
          {bulk.actions(ticked.rows, (left = []) => ticked.tickOnly(left.map(props.rowKey)))}
        </BulkBar>
      )}
      {props.detail && (
        <RowDetail
          list={list}
          rows={view.shown}
          columns={view.columns}
          detail={props.detail}
          id={lookedAt}
          onShow={look}
        />
      )}
    </section>
  );
}

function useKeysOfRows<Row extends object>(
  list: RefObject<HTMLElement | null>,
  { onOpen, detail }: DataTableProps<Row>,
  shown: TableView<Row>['shown'],
  ticked: TickedRows<Row> | undefined,
  look: (id: string) => void,
) {
  const open = (id: string): void => {
    const row = shown.find((one) => one.id === id);
    if (row) onOpen?.(row.original);
  };
  return useTableKeys(list, {
    onOpen: onOpen && open,
    onShow: detail && look,
    onTick: ticked && ((id) => ticked.tick(id, !ticked.isTicked(id))),
  });
}

interface RowsProps<Row extends object> extends DataTableProps<Row> {
  state: TableState;
  view: TableView<Row>;
  ticked: TickedRows<Row> | undefined;
  onShow: (id: string) => void;
  lookedAt: string | undefined;
}

function Rows<Row extends object>(props: RowsProps<Row>) {
  const { caption, rows, actions, actionsWidth = ROW_MENU, bulk, onOpen, detail, onShow, lookedAt } = props;
  const { name, state, view, ticked } = props;
  const { shown, columns, preferences, setPreferences } = view;
  const setWidth = (id: string, width: number | undefined): void => {
    const { [id]: _former, ...others } = preferences.widths;
    setPreferences({ widths: width === undefined ? others : { ...others, [id]: width } });
  };
  const isWaiting = rows === undefined && !props.error;
  return (
    <table
      className="group/rows w-full @2xl/table:min-w-(--narrowest) @4xl/table:min-w-(--narrowest-whole) table-fixed border-collapse text-sm @max-2xl/table:block"
      style={
        {
          '--actions': actions ? `${actionsWidth}rem` : '0rem',
          '--narrowest': narrowestOf(withoutExtra(columns), preferences.widths),
          '--narrowest-whole': narrowestOf(columns, preferences.widths),
        } as CSSProperties
      }
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
          widths={preferences.widths}
          onWidth={name === undefined ? undefined : setWidth}
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
          onShow={detail && onShow}
          lookedAt={lookedAt}
          isReachable={onOpen !== undefined || bulk !== undefined || detail !== undefined}
        />
      )}
    </table>
  );
}
