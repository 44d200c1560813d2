// The list of the deleted records of one kind: who deleted them, when, and how to bring back one or several.
import { DELETED_RECORDS_DAYS } from '@bite/shared/records/deleted-records';
import { type RecordKind, recordNames } from '@bite/shared/records/record-names';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import { usePorts } from '../../lib/ports-context.tsx';
import { type DeletedRecord, deletedRecordsQuery } from '../../lib/records.ts';
import { Button } from '../button.tsx';
import { DataTable } from '../data-table.tsx';
import { DateText } from '../date-text.tsx';
import { Empty } from '../empty.tsx';
import { MenuItem } from '../menu.tsx';
import { Page } from '../page.tsx';
import { RowMenu } from '../row-menu.tsx';
import type { Column } from '../table-types.ts';
import { type RecordDescriptor, type RecordScreenProps, titleOf } from './record-descriptor.ts';
import { RecordFacts } from './record-facts.tsx';
import { useRecordChanges } from './use-record-changes.ts';

interface DeletedRecordsProps<Kind extends RecordKind> extends RecordScreenProps {
  descriptor: RecordDescriptor<Kind>;
}

export function DeletedRecords<Kind extends RecordKind>(props: DeletedRecordsProps<Kind>) {
  const { descriptor, restaurant } = props;
  const { kind, many, nameOf, idOf } = descriptor;
  const { call } = usePorts();
  const query = deletedRecordsQuery(call, kind, restaurant);
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  const bringBack = useBringBack(props);
  const columns: readonly Column<DeletedRecord<Kind>>[] = [
    {
      id: 'name',
      header: 'Name',
      isName: true,
      value: ({ record }) => nameOf(record),
      cell: ({ record }) => nameOf(record),
    },
    {
      id: 'deletedAt',
      header: 'Deleted',
      width: 13,
      sort: 'date',
      value: ({ deletedAt }) => deletedAt,
      cell: ({ deletedAt }) => <DateText iso={deletedAt} withTime />,
    },
    {
      id: 'deletedBy',
      header: 'By',
      width: 14,
      value: ({ deletedBy }) => deletedBy,
      cell: ({ deletedBy }) => deletedBy ?? 'Not known',
    },
  ];
  return (
    <Page
      title={`Deleted ${many}`}
      description={`Kept for ${DELETED_RECORDS_DAYS} days. What you bring back is as it was.`}
    >
      <DataTable
        caption={`Deleted ${many}`}
        name={`deleted-${recordNames[kind].path}`}
        columns={columns}
        rows={data?.records}
        unreadable={data?.unreadable}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        rowKey={({ record }) => String(idOf(record))}
        sortedBy={{ id: 'deletedAt', desc: true }}
        search={{ label: `Search deleted ${many}` }}
        empty={
          <Empty title={`No deleted ${many}`} symbol={<ArchiveRestore aria-hidden="true" />}>
            {titleOf(many)} that somebody deletes can be brought back here.
          </Empty>
        }
        detail={{
          titleOf: ({ record }) => nameOf(record),
          content: (entry) => (
            <div className="grid gap-5">
              <RecordFacts descriptor={descriptor} restaurant={restaurant} entry={entry} columns={[]} />
              <Button className="justify-self-start" onClick={() => void bringBack([entry])}>
                Bring back
              </Button>
            </div>
          ),
        }}
        actions={(entry, show) => (
          <RowMenu of={nameOf(entry.record)}>
            <MenuItem onSelect={() => void bringBack([entry])}>Bring back</MenuItem>
            {show && <MenuItem onSelect={show}>Show beside the list</MenuItem>}
          </RowMenu>
        )}
        bulk={{
          nameOf: ({ record }) => nameOf(record),
          actions: (entries, done) => (
            <Button onClick={() => void bringBack(entries).then(done)}>Bring back</Button>
          ),
        }}
      />
    </Page>
  );
}

/** Resolves with those that could not be brought back; the others leave the list. */
function useBringBack<Kind extends RecordKind>({ descriptor, restaurant }: DeletedRecordsProps<Kind>) {
  const { call } = usePorts();
  const client = useQueryClient();
  const { restore } = useRecordChanges(descriptor, restaurant);
  const { queryKey } = deletedRecordsQuery(call, descriptor.kind, restaurant);
  return async (entries: readonly DeletedRecord<Kind>[]): Promise<DeletedRecord<Kind>[]> => {
    const done = new Set((await restore(entries)).map(({ record }) => descriptor.idOf(record)));
    const isDeleted = ({ record }: DeletedRecord<Kind>) => !done.has(descriptor.idOf(record));
    client.setQueryData(
      queryKey,
      (present) => present && { ...present, records: present.records.filter(isDeleted) },
    );
    return entries.filter(isDeleted);
  };
}
