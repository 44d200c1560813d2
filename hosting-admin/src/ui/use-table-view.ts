// The visible rows and columns of a list.
import { useTablePreferences } from './table-preferences.ts';
import type { DataTableProps, TableState } from './table-types.ts';
import { useShownRows } from './use-shown-rows.ts';

export function useTableView<Row extends object>(props: DataTableProps<Row>, state: TableState) {
  const [preferences, setPreferences] = useTablePreferences(props.name);
  return {
    ...useShownRows(props, state),
    term: props.search?.term ?? state.term,
    columns: props.columns.filter(({ id }) => !preferences.hidden.includes(id)),
    preferences,
    setPreferences,
  };
}

export type TableView<Row extends object> = ReturnType<typeof useTableView<Row>>;
