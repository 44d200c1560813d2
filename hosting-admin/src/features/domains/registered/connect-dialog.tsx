// Uses a domain for a restaurant: says which DNS records go for it, adds it to the restaurant's domains, and leads on to its set-up there.
import type { Answers } from '@bite/shared/api/answers';
import { hasDnsElsewhere, recordsInTheWay } from '@bite/shared/domains/records-in-the-way';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { isolated } from '@bite/shared/kernel/isolated';
import type { RestaurantRef } from '@bite/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { domainPath } from '../../../lib/screen-paths.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { DialogSubject } from '../../../ui/use-subject.ts';
import { labelOf, shownValue } from './record-words.ts';
import {
  type DnsRecord,
  type DomainRecord,
  dnsRecordsQuery,
  useRefreshDomains,
} from './registrar-queries.ts';

export interface Connecting {
  /** Of the restaurant. */
  name: string;
  place: RestaurantRef;
}

type Outcome = Answers['connectRegisteredDomain'];

/** The restaurant has the domain, but not all of its records are there. */
class NotAllWritten extends Error {
  readonly mappingGuid: string;
  constructor({ problem = '', mappingGuid }: Outcome) {
    super(problem);
    this.mappingGuid = mappingGuid;
  }
}

interface ConnectDialogProps {
  record: DomainRecord;
  asking: DialogSubject<Connecting>;
}

export function ConnectDialog({ record, asking: { subject, isOpen, close } }: ConnectDialogProps) {
  const { call } = usePorts();
  const navigate = useNavigate();
  const refresh = useRefreshDomains();
  const [hasTried, setTried] = useState(false);
  const { domain, mapping } = record;
  const isElsewhere = hasDnsElsewhere(domain);
  const query = useQuery({
    ...dnsRecordsQuery(call, domain.name),
    ...{ enabled: isOpen && !isElsewhere, staleTime: 0 },
  });
  if (!subject) return null;
  const { name, place } = subject;
  const inTheWay = isElsewhere
    ? []
    : recordsInTheWay(query.data ?? [], mapping?.names ?? [''], mapping?.wanted);
  const connect = async () => {
    setTried(true);
    const outcome = await call('connectRegisteredDomain', {
      parameters: { domain: domain.name },
      body: { ...place, replaces: inTheWay.map(({ type, name: at, value }) => ({ type, name: at, value })) },
    }).finally(refresh);
    if (outcome.records === 'failed' || outcome.records === 'waiting') throw new NotAllWritten(outcome);
    toast.success(`${shownDomain(domain.name)} is an address of ${isolated(name)} now`, {
      description: nextStep(outcome),
    });
    void navigate(domainPath(place, outcome.mappingGuid));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => {
        setTried(false);
        close();
      }}
      title={`Use ${shownDomain(domain.name)} for ${isolated(name)}?`}
      tone="normal"
      confirmLabel={hasTried ? 'Try again' : 'Use it'}
      pendingLabel="Connecting…"
      mayConfirm={isElsewhere || (query.data !== undefined && !query.isFetching)}
      explain={(failure) =>
        failure instanceof NotAllWritten ? <Unfinished {...{ failure, name, place }} /> : undefined
      }
      onConfirm={connect}
    >
      {isElsewhere ? (
        <p>
          It is added to the restaurant’s domains. Its DNS is elsewhere, where nothing can be changed from
          here: its set-up says which records are wanted there.
        </p>
      ) : (
        <>
          <p>
            It is added to the restaurant’s domains, and the DNS records that lead it there are added to those
            of the domain. All others stay, such as those of mail.
          </p>
          <Replaced records={query.data && inTheWay} error={query.data ? undefined : query.error} />
        </>
      )}
    </ConfirmDialog>
  );
}

function nextStep({ records, isSwitchedOff }: Outcome): string {
  const steps = [
    ...(records === 'elsewhere' ? ['Its DNS records are to be set at its name servers.'] : []),
    ...(isSwitchedOff
      ? ['It is switched off there. Guests find the restaurant at it once it is switched on.']
      : []),
  ];
  return steps.join(' ') || 'It goes live by itself as soon as its records are seen.';
}

interface ReplacedProps {
  /** Undefined while loading. */
  records: readonly DnsRecord[] | undefined;
  error: unknown;
}

function Replaced({ records, error }: ReplacedProps) {
  if (error) return <FailureNotice error={error} undone="Its records could not be read." />;
  if (!records) return <p role="status">Reading its records…</p>;
  if (records.length === 0) return <p>None of its records is replaced.</p>;
  return (
    <Notice tone="warn">
      <p>These lead elsewhere, and are replaced. Sites at which they end are not found here any more:</p>
      <ul aria-label="Records that are replaced" className="mt-1 font-medium wrap-anywhere">
        {records.map((record) => (
          <li key={record.recordId}>
            {labelOf(record)} {shownValue(record)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface UnfinishedProps extends Connecting {
  failure: NotAllWritten;
}

const Unfinished = ({ failure, name, place }: UnfinishedProps) => (
  <Notice
    tone="warn"
    role="alert"
    action={
      <Link to={domainPath(place, failure.mappingGuid)} className="font-semibold underline">
        To its set-up
      </Link>
    }
  >
    {isolated(name)} has the domain, but not all of its records are there. {failure.message} Trying again does
    nothing twice.
  </Notice>
);
