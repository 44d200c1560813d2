// The bar above the rows of a list: search, filters, sorting, saved views, and the view menu.
import { useCallback, useState } from 'react';
import { saveCsv } from '../lib/save-file.ts';
import { tableCsv } from './table-export.ts';
import { TableFilters } from './table-filters.tsx';
import { PrintedTable } from './table-print.tsx';
import { SearchBox, SortSelect } from './table-tools.tsx';
import type { DataTableProps, TableState } from './table-types.ts';
import { TableViewList } from './table-view-list.tsx';
import { TableViewMenu } from './table-view-menu.tsx';
import type { TableView } from './use-table-view.ts';

interface TableBarProps<Row extends object> extends DataTableProps<Row> {
  state: TableState;
  view: TableView<Row>;
}

export function TableBar<Row extends object>(props: TableBarProps<Row>) {
  const { caption, search, tools, filters = [], name, columns, views, state, view } = props;
  const [isPrinting, setPrinting] = useState(false);
  const hasPrinted = useCallback(() => setPrinting(false), []);
  if (!search && !tools && filters.length === 0 && name === undefined) return null;
  const save = async () => {
    const rows = view.shown.map(({ original }) => original);
    saveCsv(`${name}.csv`, await tableCsv(view.columns, rows));
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      {search && <SearchBox search={search} term={view.term} onTerm={search.onTerm ?? state.setTerm} />}
      {tools}
      <TableFilters filters={filters} state={state} />
      <SortSelect columns={view.columns} sorting={state.sorting} onSort={state.setSorting} />
      {views && (
        <TableViewList saved={views} preferences={view.preferences} onPreferences={view.setPreferences} />
      )}
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
