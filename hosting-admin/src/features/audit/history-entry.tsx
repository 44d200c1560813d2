// One change in a history: who made it, when, in words, and from which value to which.

import type { MyRestaurant } from '@bite/shared/api/answers';
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { automaticAuthor } from '@bite/shared/audit/automatic-authors';
import { isolated } from '@bite/shared/kernel/isolated';
import { useZone } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import type { FieldNames } from '../../lib/slots.tsx';
import { browserZone, formatTimeThere } from '../../lib/zoned-time.ts';
import { Button } from '../../ui/button.tsx';
import type { WordsOf } from '../../ui/change-words.ts';
import { TimelineEntry } from '../../ui/timeline.tsx';
import { BatchParts } from './batch-parts.tsx';
import {
  changeDetails,
  changeSummary,
  isCoveredBySummary,
  type PersonOf,
  type RestaurantOf,
} from './change-descriptions.ts';
import { shownChanges } from './registered-domain-words.ts';
import { UndoBatch } from './undo-batch.tsx';
import { useWordsOf } from './use-words-of.ts';

export type ListedEntry = AuditEntry & { byName?: string | undefined };

const MOST = 6;
/** Site staff, or a former member of the team. */
const STRANGER = 'Bite’s support, or somebody who has left,';

interface HistoryEntryProps {
  /** Absent of what belongs to no business. */
  tenantId?: number;
  entry: ListedEntry;
  personOf: PersonOf;
  /** Where it happened, as far as the reader works there. */
  restaurant: MyRestaurant | undefined;
  /** The history tells of several restaurants. */
  isOfMany: boolean;
  /** Of the fields of what was changed. */
  names: FieldNames | undefined;
  wordsOf: WordsOf | undefined;
  /** False for the present state and a deletion, and if the person may not change the record. */
  onRestore: (() => void) | false | undefined;
  /** The history is being read again: its versions may not be those of the present record yet. */
  isWaiting: boolean;
}

export function HistoryEntry(props: HistoryEntryProps) {
  const { tenantId, entry, personOf, restaurant, isOfMany, names, onRestore, isWaiting } = props;
  const { clock } = usePorts();
  const ownZone = useZone();
  const zone = restaurant?.timezone ?? ownZone;
  const loadedWords = useWordsOf(entry.kind, entry.changes, restaurant);
  const wordsOf = props.wordsOf ?? loadedWords;
  const restaurantOf: RestaurantOf = () => (isOfMany ? restaurant?.name : undefined);
  const changes = entry.action === 'update' && !isCoveredBySummary(entry) ? shownChanges(entry) : [];
  return (
    <TimelineEntry
      at={entry.at}
      when={formatTimeThere(entry.at, zone ?? browserZone(), clock.now())}
      action={
        onRestore && (
          <Button aria-disabled={isWaiting} onClick={() => !isWaiting && onRestore()}>
            Restore this version
          </Button>
        )
      }
      title={
        <>
          <strong className="font-semibold">
            {isolated(personOf(entry.by) ?? automaticAuthor(entry.by) ?? entry.byName ?? STRANGER)}
          </strong>{' '}
          {changeSummary(entry, personOf, restaurantOf, zone)}
        </>
      }
    >
      {changes.length > 0 && (
        <ul className="grid gap-1">
          {changes.slice(0, MOST).map((change) => {
            const { field, from, to } = changeDetails(change, personOf, { names, wordsOf });
            return (
              <li key={change.field} className="wrap-anywhere">
                <span className="text-ink">{field}</span>:{' '}
                {from !== undefined && (
                  <>
                    {from} <span aria-hidden="true">→</span>
                    <span className="sr-only">became</span>{' '}
                  </>
                )}
                <span className="text-ink">{to}</span>
              </li>
            );
          })}
          {changes.length > MOST && <li>and {changes.length - MOST} more fields</li>}
        </ul>
      )}
      {entry.batchId !== undefined && restaurant && (
        <UndoBatch restaurant={restaurant} entry={entry} batchId={entry.batchId} />
      )}
      {tenantId !== undefined && entry.batchId !== undefined && entry.count !== undefined && (
        <BatchParts
          {...{ tenantId, restaurant, personOf, names }}
          wordsOf={props.wordsOf}
          batchId={entry.batchId}
          kind={entry.kind}
          count={entry.count}
        />
      )}
    </TimelineEntry>
  );
}
