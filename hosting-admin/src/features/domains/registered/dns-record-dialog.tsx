// Adds or changes a DNS record.
import { LEAST_TTL, readableValue, registrableRecordTypes } from '@bite/shared/domains/dns-record';
import { type NewDnsRecord, typedDnsRecordOf } from '@bite/shared/domains/domain-request.schema';
import { shownDomain, unicodeDomain } from '@bite/shared/domains/shown-domain';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { ActionForm } from '../../../ui/action-form.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { SelectInput } from '../../../ui/fields/select-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogSubject } from '../../../ui/use-subject.ts';
import { labelOf } from './record-words.ts';
import type { DnsRecord } from './registrar-queries.ts';
import { useDomainChange } from './use-domain-change.ts';

export interface RecordSubject {
  domain: string;
  /** Absent for a new one. */
  record?: DnsRecord;
}

type Values = NewDnsRecord;

const names = { type: 'Type', name: 'Name', value: 'Value', ttl: 'TTL' };

const hints: Readonly<Record<string, string>> = {
  A: 'An IPv4 address: 203.0.113.7',
  AAAA: 'An IPv6 address: 2001:db8::7',
  ALIAS: 'Another host, for the domain itself: example.com',
  CAA: 'Who may issue certificates: 0 issue "letsencrypt.org"',
  CNAME: 'Another host: shop.example.com',
  MX: 'Priority and mail server: 10 mail.example.com',
  NS: 'A name server: ns1.example.com',
  SRV: 'Priority, weight, port and host: 10 5 443 sip.example.com',
  TXT: 'A text. Quotes around all of it are taken off.',
};

export function DnsRecordDialog({ asking }: { asking: DialogSubject<RecordSubject> }) {
  const { subject, isOpen, close } = asking;
  if (!subject) return null;
  const { domain, record } = subject;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={record ? `Change the record ${labelOf(record)}` : `Add a record to ${shownDomain(domain)}`}
    >
      <RecordForm key={record?.recordId ?? 'new'} subject={subject} onDone={close} />
    </FormDialog>
  );
}

const isKnown = (type: string): type is Values['type'] => registrableRecordTypes.some((one) => one === type);

function valuesOf(record: DnsRecord | undefined): Values {
  const type = record && isKnown(record.type) ? record.type : 'A';
  const name = unicodeDomain(record?.name ?? '');
  return { type, name, value: readableValue(type, record?.value ?? ''), ttl: record?.ttl ?? LEAST_TTL };
}

function RecordForm({ subject: { domain, record }, onDone }: { subject: RecordSubject; onDone: () => void }) {
  const { call } = usePorts();
  const { refresh } = useDomainChange();
  const schema = useMemo(() => typedDnsRecordOf(domain), [domain]);
  const save = async (body: NewDnsRecord) => {
    try {
      if (record) await call('updateDnsRecord', { parameters: { domain, recordId: record.recordId }, body });
      else await call('createDnsRecord', { parameters: { domain }, body });
      toast.success(record ? 'The record is changed' : 'The record is added');
      onDone();
    } finally {
      void refresh();
    }
  };
  return (
    <ActionForm<Values, NewDnsRecord>
      schema={schema}
      values={valuesOf(record)}
      names={names}
      label={record ? 'Change a DNS record' : 'Add a DNS record'}
      labels={record ? ['Save', 'Saving…'] : ['Add', 'Adding…']}
      undone="Nothing was changed."
      onSubmit={save}
      onCancel={onDone}
    >
      <SelectInput<Values>
        name="type"
        options={registrableRecordTypes.map((type) => ({ value: type, label: type }))}
      />
      <TextInput<Values>
        name="name"
        autoCapitalize="none"
        hint={`The part before ${shownDomain(domain)}: www. Empty or @ for the domain itself.`}
      />
      <ValueInput />
      <NumberInput<Values> name="ttl" unit="seconds" hint="How long others may remember it." />
    </ActionForm>
  );
}

function ValueInput() {
  const type = useWatch<Values, 'type'>({ name: 'type' });
  return <TextInput<Values> name="value" autoCapitalize="none" hint={hints[type]} />;
}
