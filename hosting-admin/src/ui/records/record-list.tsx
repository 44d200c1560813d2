// The list of all records of one kind at a restaurant: search, open, copy, edit and delete, one or many.
import { type RecordKind, recordNames } from '@bite/shared/records/record-names';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { usePorts } from '../../lib/ports-context.tsx';
import { useProfile } from '../../lib/profile.ts';
import { recordsQuery, type Versioned } from '../../lib/records.ts';
import { copyPath, newRecordPath, recordPath } from '../../lib/screen-paths.ts';
import { Button, buttonClasses } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { DataTable } from '../data-table.tsx';
import { Empty } from '../empty.tsx';
import { MenuItem, MenuSeparator } from '../menu.tsx';
import { Page } from '../page.tsx';
import { RowMenu } from '../row-menu.tsx';
import { useTableStateInAddress } from '../table-state.ts';
import type { Column, TableFilter } from '../table-types.ts';
import { useSavedViews } from '../table-views.ts';
import { Truncated } from '../truncated.tsx';
import { useSubject } from '../use-subject.ts';
import { BulkEditDrawer, type BulkSubject } from './bulk-edit.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import {
  type OtherRecords,
  type RecordDescriptor,
  type RecordScreenProps,
  titleOf,
} from './record-descriptor.ts';
import { RecordFacts } from './record-facts.tsx';
import { RecordListMenu } from './record-list-menu.tsx';
import { useRecordTools } from './record-tools.tsx';
import { useOtherRecords } from './use-other-records.ts';
import { useRecordChanges } from './use-record-changes.ts';

interface RecordListProps<Kind extends RecordKind> extends RecordScreenProps {
  descriptor: RecordDescriptor<Kind>;
}

export function RecordList<Kind extends RecordKind>(props: RecordListProps<Kind>) {
  const { descriptor, restaurant, mayWrite } = props;
  const { kind, one, many, help, firstStep, nameOf, idOf, Above } = descriptor;
  const { call } = usePorts();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(recordsQuery(call, kind, restaurant));
  const changes = useRecordChanges(descriptor, restaurant);
  const tools = useRecordTools({ ...props, changes });
  const state = useTableStateInAddress();
  const views = useSavedViews(recordNames[kind].path, useProfile()?.uid);
  const deletion = useSubject<readonly Versioned<Kind>[]>();
  const editing = useSubject<BulkSubject<Kind>>();
  const others = useOtherRecords(descriptor, restaurant);
  const columns = useColumns(props, others);
  const filters = useFilters(descriptor, others);
  const create = mayWrite && (
    <Link to={newRecordPath(restaurant, kind)} className={buttonClasses('primary')}>
      <Plus className="size-5" aria-hidden="true" />
      New {one}
    </Link>
  );
  const open = ({ record }: Versioned<Kind>) => void navigate(recordPath(restaurant, kind, idOf(record)));
  return (
    <Page
      title={titleOf(many)}
      description={help}
      actions={
        mayWrite && (
          <>
            {create}
            <RecordListMenu kind={kind} many={many} restaurant={restaurant} />
          </>
        )
      }
    >
      {Above && data && <Above restaurant={restaurant} records={data.records.map(({ record }) => record)} />}
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
        filters={filters}
        onOpen={open}
        empty={
          <Empty title={`No ${many} yet`} action={create}>
            {firstStep}
          </Empty>
        }
        views={views}
        detail={{
          titleOf: ({ record }) => nameOf(record),
          content: (entry, shown) => (
            <div className="grid gap-5">
              <RecordFacts descriptor={descriptor} restaurant={restaurant} entry={entry} columns={shown} />
              <Link
                to={recordPath(restaurant, kind, idOf(entry.record))}
                className={classNames(buttonClasses(), 'justify-self-start')}
              >
                {mayWrite ? 'Edit' : 'Open'}
              </Link>
            </div>
          ),
        }}
        actions={(entry, show) => (
          <RowMenu of={nameOf(entry.record)}>
            <MenuItem onSelect={() => open(entry)}>{mayWrite ? 'Edit' : 'Open'}</MenuItem>
            {show && <MenuItem onSelect={show}>Show beside the list</MenuItem>}
            {mayWrite && (
              <MenuItem onSelect={() => navigate(copyPath(restaurant, kind, idOf(entry.record)))}>
                Duplicate
              </MenuItem>
            )}
            {tools.menuItems(entry)}
            {mayWrite && (
              <>
                <MenuSeparator />
                <MenuItem className="text-danger" onSelect={() => deletion.open([entry])}>
                  Delete
                </MenuItem>
              </>
            )}
          </RowMenu>
        )}
        {...((mayWrite || !tools.areNone) && {
          bulk: {
            nameOf: ({ record }) => nameOf(record),
            actions: (entries, done) => (
              <>
                {mayWrite &&
                  descriptor.bulkChanges?.map((change) => (
                    <Button
                      key={change.label}
                      onClick={() => void changes.change(entries, change).then(done)}
                    >
                      {change.label}
                    </Button>
                  ))}
                {mayWrite && descriptor.bulkFields && (
                  <Button
                    onClick={() =>
                      editing.open({
                        entries,
                        onEdit: (set) =>
                          void changes.change(entries, { changes: set, done: 'changed' }).then(done),
                        onSchedule:
                          changes.schedule &&
                          ((set, plan) => changes.schedule?.(entries, set, plan).then(() => done())),
                      })
                    }
                  >
                    Edit
                  </Button>
                )}
                {tools.buttons(entries, done)}
                {mayWrite && !descriptor.isCopiedByHand && (
                  <Button onClick={() => void changes.duplicate(entries).then(done)}>Duplicate</Button>
                )}
                {mayWrite && (
                  <Button look="danger" onClick={() => deletion.open(entries)}>
                    Delete
                  </Button>
                )}
              </>
            ),
          },
        })}
      />
      <BulkEditDrawer descriptor={descriptor} restaurant={restaurant} editing={editing} />
      <DeleteDialog descriptor={descriptor} deletion={deletion} changes={changes} />
      {tools.dialog}
    </Page>
  );
}

const none: readonly never[] = [];

function useFilters<Kind extends RecordKind>(
  { filters = none, useFilters: useMore = () => none }: RecordDescriptor<Kind>,
  others: OtherRecords,
): readonly TableFilter<Versioned<Kind>>[] {
  const more = useMore(others);
  return useMemo(() => [...filters, ...more], [filters, more]);
}

/** The column that names the record is a link to it. */
function useColumns<Kind extends RecordKind>(
  { descriptor, restaurant }: RecordListProps<Kind>,
  others: OtherRecords,
) {
  return useMemo(
    () =>
      descriptor.columns(restaurant, others).map((column): Column<Versioned<Kind>> => {
        if (!column.isName) return column;
        const { kind, idOf, nameOf } = descriptor;
        const cell = ({ record }: Versioned<Kind>) => (
          <Truncated to={recordPath(restaurant, kind, idOf(record))}>{nameOf(record)}</Truncated>
        );
        return { ...column, cell };
      }),
    [descriptor, restaurant, others],
  );
}
