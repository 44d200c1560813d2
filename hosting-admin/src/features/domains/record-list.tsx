// The records to enter at a DNS host, each with what is seen of it in the DNS.

import { recordComparison, recordLabels, recordMeaning } from '@bite/shared/domains/domain-words';
import { isShownOtherwise, shownDomain } from '@bite/shared/domains/shown-domain';
import { hostLabelOf } from '@bite/shared/domains/typed-domain';
import { CircleCheck, CircleDashed, CircleHelp, CircleX, type LucideIcon, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { type DnsHost, valueFieldOf } from './dns-hosts.ts';
import type { DnsRecord } from './domain-queries.ts';

interface RecordListProps {
  label: string;
  records: readonly DnsRecord[];
  /** The name under which a DNS host lists the domain. */
  zone: string;
  host: DnsHost;
}

export function RecordList({ label, records, zone, host }: RecordListProps) {
  return (
    <ul aria-label={label} className="grid gap-3">
      {records.map((record) => (
        <Wanted
          key={`${record.type} ${record.name} ${record.value}`}
          record={record}
          zone={zone}
          host={host}
        />
      ))}
    </ul>
  );
}

interface WantedProps extends Pick<RecordListProps, 'zone' | 'host'> {
  record: DnsRecord;
}

function Wanted({ record, zone, host }: WantedProps) {
  const { type, name, value } = record;
  const label = hostLabelOf(name, zone);
  const which = `${type} ${label}`;
  const { fields } = host;
  return (
    <li className="min-w-0 overflow-hidden rounded-lg border border-line">
      <dl className="grid gap-x-4 gap-y-2 p-3 text-sm grid-cols-[4.5rem_minmax(0,1fr)] sm:grid-cols-[4.5rem_minmax(0,2fr)_minmax(0,3fr)]">
        <Cell name={fields.type}>
          <strong className="font-semibold">{type}</strong>
        </Cell>
        <Cell name={fields.name} copied={{ text: label, what: `the name of ${which}` }}>
          <code className="wrap-anywhere">{label}</code>
          {label !== name && (
            <span className="block text-xs text-muted wrap-anywhere">in full: {copiedName(name)}</span>
          )}
        </Cell>
        <Cell isWide name={valueFieldOf(host, type)} copied={{ text: value, what: `the value of ${which}` }}>
          <code className="wrap-anywhere">{value}</code>
        </Cell>
      </dl>
      <Seen record={record} />
    </li>
  );
}

/** What is entered at a DNS host comes first. */
const copiedName = (name: string): string =>
  isShownOtherwise(name) ? `${name} (${shownDomain(name)})` : name;

interface CellProps {
  name: string;
  copied?: { text: string; what: string };
  /** On phones it has a line of its own. */
  isWide?: boolean;
  children: ReactNode;
}

const Cell = ({ name, copied, isWide = false, children }: CellProps) => (
  <div className={classNames('grid min-w-0 content-start', isWide && 'max-sm:col-span-2')}>
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="flex min-w-0 items-start gap-1">
      <span className={classNames('min-w-0 py-2.5', copied && 'flex-1')}>{children}</span>
      {copied && <CopyButton {...copied} />}
    </dd>
  </div>
);

const looks: Readonly<Record<DnsRecord['state'], readonly [LucideIcon, string]>> = {
  found: [CircleCheck, 'bg-good-soft text-good'],
  missing: [CircleDashed, 'bg-column text-ink'],
  wrong: [CircleX, 'bg-danger-soft text-danger'],
  extra: [Trash2, 'bg-danger-soft text-danger'],
  unknown: [CircleHelp, 'bg-warn-soft text-warn'],
};

function Seen({ record }: { record: DnsRecord }) {
  const { state } = record;
  const [Icon, look] = looks[state];
  const { seen, wanted } = recordComparison(record);
  return (
    <div className={classNames('flex gap-2 px-3 py-2 text-sm', look)}>
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <div className="grid min-w-0 gap-0.5">
        <p className="wrap-anywhere">
          <strong className="font-semibold">{recordLabels[state]}.</strong> {recordMeaning(record)}
        </p>
        {state === 'wrong' && (
          <p className="wrap-anywhere">
            We see: <code>{seen}</code>
            <br />
            We want: <code>{wanted}</code>
          </p>
        )}
        {state === 'extra' && <p>Delete it at your DNS host: guests would still be led elsewhere.</p>}
      </div>
    </div>
  );
}
