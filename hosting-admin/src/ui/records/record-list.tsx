// All records of one kind at a restaurant: found, opened, copied, changed and deleted, one or many.
import { type RecordKind, recordNames } from '@bite/shared/api/record-names';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { usePlatform } from '../../lib/platform.tsx';
import { useProfile } from '../../lib/profile.ts';
import { recordsQuery, type Versioned } from '../../lib/records.ts';
import { copyPath, newRecordPath, recordPath } from '../../lib/screen-paths.ts';
import { Button, buttonClasses } from '../button.tsx';
import { Facts } from '../card.tsx';
import { DataTable } from '../data-table.tsx';
import { Empty } from '../empty.tsx';
import { MenuItem, MenuSeparator } from '../menu.tsx';
import { Page } from '../page.tsx';
import { RowMenu } from '../row-menu.tsx';
import { useTableStateInAddress } from '../table-state.ts';
import type { Column } from '../table-types.ts';
import { useSavedViews } from '../table-views.ts';
import { Truncated } from '../truncated.tsx';
import { useSubject } from '../use-subject.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { type RecordDescriptor, type RecordScreenProps, titleOf } from './record-descriptor.ts';
import { useRecordChanges } from './use-record-changes.ts';

interface RecordListProps<Kind extends RecordKind> extends RecordScreenProps {
  descriptor: RecordDescriptor<Kind>;
}

export function RecordList<Kind extends RecordKind>(props: RecordListProps<Kind>) {
  const { descriptor, restaurant, mayWrite } = props;
  const { kind, one, many, help, firstStep, filters, nameOf, idOf } = descriptor;
  const { call } = usePlatform();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(recordsQuery(call, kind, restaurant));
  const changes = useRecordChanges(descriptor, restaurant);
  const state = useTableStateInAddress();
  const views = useSavedViews(recordNames[kind].path, useProfile()?.uid);
  const deletion = useSubject<readonly Versioned<Kind>[]>();
  const columns = useColumns(props);
  const create = mayWrite && (
    <Link to={newRecordPath(restaurant, kind)} className={buttonClasses('primary')}>
      <Plus className="size-5" aria-hidden="true" />
      New {one}
    </Link>
  );
  const open = ({ record }: Versioned<Kind>) => void navigate(recordPath(restaurant, kind, idOf(record)));
  return (
    <Page title={titleOf(many)} description={help} actions={create}>
      <DataTable<Versioned<Kind>>
        caption={titleOf(many)}
        name={recordNames[kind].path}
        columns={columns}
        rows={data?.records}
        unreadable={data?.unreadable}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        rowKey={({ record }) => String(idOf(record))}
        state={state}
        search={{ label: `Search ${many}` }}
        {...(filters && { filters })}
        onOpen={open}
        empty={
          <Empty title={`No ${many} yet`} action={create}>
            {firstStep}
          </Empty>
        }
        views={views}
        detail={{
          titleOf: ({ record }) => nameOf(record),
          content: (entry) => <Facts facts={factsOf(columns, entry)} />,
        }}
        actions={(entry, show) => (
          <RowMenu of={nameOf(entry.record)}>
            <MenuItem onSelect={() => open(entry)}>{mayWrite ? 'Edit' : 'Open'}</MenuItem>
            {show && <MenuItem onSelect={show}>Show beside the list</MenuItem>}
            {mayWrite && (
              <>
                <MenuItem onSelect={() => navigate(copyPath(restaurant, kind, idOf(entry.record)))}>
                  Duplicate
                </MenuItem>
                <MenuSeparator />
                <MenuItem className="text-danger" onSelect={() => deletion.open([entry])}>
                  Delete
                </MenuItem>
              </>
            )}
          </RowMenu>
        )}
        {...(mayWrite && {
          bulk: {
            nameOf: ({ record }) => nameOf(record),
            actions: (entries, done) => (
              <>
                {descriptor.bulkChanges?.map((change) => (
                  <Button key={change.label} onClick={() => void changes.change(entries, change).then(done)}>
                    {change.label}
                  </Button>
                ))}
                <Button look="danger" onClick={() => deletion.open(entries)}>
                  Delete
                </Button>
              </>
            ),
          },
        })}
      />
      <DeleteDialog descriptor={descriptor} deletion={deletion} changes={changes} />
    </Page>
  );
}

const factsOf = <Row,>(columns: readonly Column<Row>[], row: Row) =>
  columns.filter(({ isName }) => !isName).map(({ header, cell }) => [header, cell(row)] as const);

/** The column that names the record leads to it. */
function useColumns<Kind extends RecordKind>({ descriptor, restaurant }: RecordListProps<Kind>) {
  return useMemo(
    () =>
      descriptor.columns(restaurant).map((column): Column<Versioned<Kind>> => {
        if (!column.isName) return column;
        const { kind, idOf, nameOf } = descriptor;
        const cell = ({ record }: Versioned<Kind>) => (
          <Truncated to={recordPath(restaurant, kind, idOf(record))}>{nameOf(record)}</Truncated>
        );
        return { ...column, cell };
      }),
    [descriptor, restaurant],
  );
}
