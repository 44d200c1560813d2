// The DNS records of a domain whose name servers are the registrar's.
import { unicodeDomain } from '@bite/shared/domains/shown-domain';
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { Truncated } from '../../../ui/truncated.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import { DnsRecordDialog, type RecordSubject } from './dns-record-dialog.tsx';
import { labelOf, shownName, shownValue } from './record-words.ts';
import { type DnsRecord, type DomainRecord, dnsRecordsQuery } from './registrar-queries.ts';
import { useDomainChange } from './use-domain-change.ts';

const columns: readonly Column<DnsRecord>[] = [
  {
    id: 'name',
    header: 'Name',
    isName: true,
    value: ({ name }) => unicodeDomain(name),
    cell: (record) => <Truncated>{shownName(record)}</Truncated>,
  },
  { id: 'type', header: 'Type', width: 6, value: ({ type }) => type, cell: ({ type }) => type },
  { id: 'value', header: 'Value', width: 18, cell: (record) => <Truncated>{shownValue(record)}</Truncated> },
  {
    id: 'ttl',
    header: 'TTL',
    width: 6,
    align: 'end',
    isExtra: true,
    cell: ({ ttl }) => (ttl === undefined ? '' : `${ttl} s`),
  },
];

interface CardProps {
  record: DomainRecord;
  mayChange: boolean;
}

export function DnsRecordsCard({ record: { domain }, mayChange }: CardProps) {
  const { call } = usePorts();
  const isElsewhere = (domain.customNameservers?.length ?? 0) > 0;
  const query = useQuery({ ...dnsRecordsQuery(call, domain.name), enabled: !isElsewhere });
  const editing = useSubject<RecordSubject>();
  const deleting = useSubject<DnsRecord>();
  const { refresh } = useDomainChange();
  const remove = async ({ recordId }: DnsRecord) => {
    await call('deleteDnsRecord', { parameters: { domain: domain.name, recordId } }).finally(refresh);
    toast.success('The record is deleted');
  };
  if (isElsewhere)
    return (
      <Card title="DNS records">
        <Notice tone="info">
          They are at the name servers above, where nothing can be changed from here.
        </Notice>
      </Card>
    );
  return (
    <Card
      title="DNS records"
      description="@ stands for the domain itself."
      actions={
        mayChange && (
          <Button onClick={() => editing.open({ domain: domain.name })}>
            <Plus className="size-5" aria-hidden="true" />
            Add a record
          </Button>
        )
      }
    >
      <DataTable
        caption="DNS records"
        columns={columns}
        rows={query.data}
        rowKey={({ recordId }) => recordId}
        error={query.data ? undefined : query.error}
        onRetry={() => void query.refetch()}
        empty="No records yet: the domain leads nowhere."
        {...(mayChange && {
          actions: (record: DnsRecord) =>
            !record.isSystem && (
              <RowMenu of={labelOf(record)}>
                <MenuItem onSelect={() => editing.open({ domain: domain.name, record })}>Change</MenuItem>
                <MenuSeparator />
                <MenuItem className="text-danger" onSelect={() => deleting.open(record)}>
                  Delete…
                </MenuItem>
              </RowMenu>
            ),
        })}
      />
      <DnsRecordDialog asking={editing} />
      <ConfirmDialog
        isOpen={deleting.isOpen}
        onClose={deleting.close}
        title={`Delete the record ${isolated(deleting.subject ? labelOf(deleting.subject) : '')}?`}
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        onConfirm={() => deleting.subject && remove(deleting.subject)}
      >
        <p>What it leads to is not found any more: a site, mail, or the proof that a domain is yours.</p>
      </ConfirmDialog>
    </Card>
  );
}
