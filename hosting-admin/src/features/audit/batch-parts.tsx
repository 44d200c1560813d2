// The changes of a batch, record by record, shown on demand: a batch may be hundreds.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paging, usePaged } from '../../lib/pages.ts';
import { usePorts } from '../../lib/ports-context.tsx';
import type { FieldNames } from '../../lib/slots.tsx';
import { Button } from '../../ui/button.tsx';
import type { WordsOf } from '../../ui/change-words.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { changeDetails, type FieldSpeech, type PersonOf } from './change-descriptions.ts';
import { useWordsOf } from './use-words-of.ts';

interface BatchPartsProps {
  tenantId: number;
  batchId: string;
  /** The collection: a batch may have changed records of another one, too. */
  kind: string;
  count: number;
  personOf: PersonOf;
  names: FieldNames | undefined;
  restaurant: MyRestaurant | undefined;
  wordsOf: WordsOf | undefined;
}

export function BatchParts(props: BatchPartsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide them' : `Show ${props.count === 1 ? 'it' : `all ${props.count}`}`}
      </Button>
      {isOpen && <Parts {...props} />}
    </div>
  );
}

const PAGE = 50;
const entriesOf = ({ entries }: { entries: readonly AuditEntry[] }) => entries;

function Parts({ tenantId, batchId, kind, personOf, names, restaurant, ...props }: BatchPartsProps) {
  const { call } = usePorts();
  const query = useInfiniteQuery({
    queryKey: ['audit', tenantId, 'batch', batchId],
    queryFn: ({ signal, pageParam }) =>
      call('listAuditEntries', {
        parameters: { tenantId },
        query: { batchId, limit: PAGE, pageToken: pageParam },
        signal,
      }),
    ...paging,
  });
  const { rows, error, onRetry, more } = usePaged(query, entriesOf);
  const changes = rows?.flatMap((entry) => entry.changes) ?? [];
  const loadedWords = useWordsOf(kind, changes, restaurant);
  const wordsOf = props.wordsOf ?? loadedWords;
  if (error)
    return (
      <FailureNotice
        error={error}
        undone="The changes could not be loaded."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    );
  if (!rows) return <Skeleton label="Loading the changes" rows={2} />;
  return (
    <>
      <ul className="grid gap-1" aria-label="Changed together">
        {rows
          .filter((entry) => entry.kind === kind)
          .map((entry) => (
            <li key={entry.entryId} className="wrap-anywhere">
              <span className="text-ink">{isolated(entry.recordName ?? 'Without a name')}</span>
              {entry.action === 'update' && `: ${changesText(entry, personOf, { names, wordsOf })}`}
            </li>
          ))}
      </ul>
      {more && (
        <Button aria-disabled={more.isLoading} onClick={more.onLoad}>
          {more.isLoading ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </>
  );
}

/** 'Price: 12 → 13.2, On the menu: yes → no' */
const changesText = ({ changes }: AuditEntry, personOf: PersonOf, speech: FieldSpeech): string =>
  changes
    .map((change) => {
      const { field, from, to } = changeDetails(change, personOf, speech);
      return `${field}: ${from === undefined ? '' : `${from} → `}${to}`;
    })
    .join(', ');
