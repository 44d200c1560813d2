// The history of a tenant or restaurant: who changed what, when, from which value to which.

import type { MyRestaurant } from '@bite/shared/api/answers';
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { automaticAuthor } from '@bite/shared/audit/automatic-authors';
import { staffName } from '@bite/shared/identity/staff-name';
import { isolated } from '@bite/shared/kernel/isolated';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { myRestaurantsQuery } from '../../lib/my-places.ts';
import { paging, usePaged } from '../../lib/pages.ts';
import { useZone } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { useProfile } from '../../lib/profile.ts';
import { referenceLabels } from '../../lib/record-words.ts';
import type { FieldNames, HistoryProps } from '../../lib/slots.tsx';
import { browserZone, formatTimeThere } from '../../lib/zoned-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { WordsOf } from '../../ui/change-words.ts';
import { Empty } from '../../ui/empty.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { kindOfCollection } from '../../ui/records/reference-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Timeline, TimelineEntry } from '../../ui/timeline.tsx';
import { UnreadableNotice } from '../../ui/unreadable-notice.tsx';
import { BatchParts } from './batch-parts.tsx';
import {
  changeDetails,
  changeSummary,
  isCoveredBySummary,
  type PersonOf,
  type RestaurantOf,
} from './change-descriptions.ts';
import { DownloadHistory } from './download-history.tsx';
import { UndoBatch } from './undo-batch.tsx';
import { useWordsOf } from './use-words-of.ts';

interface ChangeHistoryProps extends HistoryProps {
  /** Field labels of forms, by kind of record. */
  names?: Readonly<Record<string, FieldNames>>;
}

type ListedEntry = AuditEntry & { byName?: string | undefined };

const entriesOf = ({ entries }: { entries: readonly ListedEntry[] }) => entries;
const PAGE = 10;

export function ChangeHistory({ tenantId, restaurantId, names = {}, record }: ChangeHistoryProps) {
  const { call } = usePorts();
  const query = useInfiniteQuery({
    queryKey: ['audit', tenantId, restaurantId, record?.kind, record?.recordId],
    queryFn: ({ signal, pageParam }) =>
      call('listAuditEntries', {
        parameters: { tenantId },
        query: {
          restaurantId,
          kind: record?.kind,
          recordId: record?.recordId,
          limit: PAGE,
          pageToken: pageParam,
        },
        signal,
      }),
    ...paging,
  });
  const { rows, unreadable, error, onRetry, more } = usePaged(query, entriesOf);
  const isSettings = record?.kind === 'restaurants';
  const personOf = usePeople(tenantId, record === undefined);
  const restaurants = useRestaurants(tenantId);
  const own = restaurantId === undefined ? undefined : restaurants.get(restaurantId);
  const clocks = record
    ? 'Times are by the restaurant’s clock.'
    : 'Times are by your own clock, those of a restaurant by the restaurant’s.';
  return (
    <Card
      title="History"
      description={`What was changed${isSettings ? ' in these settings' : ''}, newest first. ${clocks}`}
      actions={
        rows &&
        rows.length > 0 &&
        (!record || isSettings) && (
          <DownloadHistory
            tenantId={tenantId}
            restaurantId={restaurantId}
            label={isSettings ? 'Download all changes at this restaurant' : 'Download CSV'}
          />
        )
      }
    >
      <UnreadableNotice records={unreadable} />
      {rows && query.isRefetchError && (
        <div className="mb-4">
          <FailureNotice
            error={query.error}
            undone="Newer changes could not be loaded."
            action={<Button onClick={onRetry}>Try again</Button>}
          />
        </div>
      )}
      {error ? (
        <FailureNotice
          error={error}
          undone="The history could not be loaded."
          action={<Button onClick={onRetry}>Try again</Button>}
        />
      ) : !rows ? (
        <Skeleton label="Loading the history" rows={3} />
      ) : rows.length === 0 ? (
        <Empty title="Nothing was changed yet">Every change from now on stands here.</Empty>
      ) : (
        <Timeline label="Changes">
          {rows.map((entry, index) => (
            <Entry
              key={entry.entryId}
              tenantId={tenantId}
              entry={entry}
              personOf={personOf}
              restaurant={own ?? restaurants.get(entry.restaurantId ?? Number.NaN)}
              isOfMany={restaurantId === undefined}
              names={record?.names ?? names[entry.kind] ?? labelsOf(entry.kind)}
              wordsOf={record?.wordsOf}
              isWaiting={query.isRefetching}
              onRestore={
                index > 0 &&
                entry.action !== 'delete' &&
                record?.onRestore &&
                (() => record.onRestore?.(rows.slice(0, index)))
              }
            />
          ))}
        </Timeline>
      )}
      {more && (
        <Button className="mt-3" aria-disabled={more.isLoading} onClick={more.onLoad}>
          {more.isLoading ? 'Loading…' : 'Show older changes'}
        </Button>
      )}
    </Card>
  );
}

const MOST = 6;
/** Site staff, or a former member of the team. */
const STRANGER = 'Bite’s support, or somebody who has left,';

interface EntryProps {
  tenantId: number;
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

function Entry(props: EntryProps) {
  const { tenantId, entry, personOf, restaurant, isOfMany, names, onRestore, isWaiting } = props;
  const { clock } = usePorts();
  const ownZone = useZone();
  const zone = restaurant?.timezone ?? ownZone;
  const loadedWords = useWordsOf(entry.kind, entry.changes, restaurant);
  const wordsOf = props.wordsOf ?? loadedWords;
  const restaurantOf: RestaurantOf = () => (isOfMany ? restaurant?.name : undefined);
  const changes = entry.action === 'update' && !isCoveredBySummary(entry) ? entry.changes : [];
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
      {entry.batchId !== undefined && entry.count !== undefined && (
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

function labelsOf(collection: string): FieldNames | undefined {
  const kind = kindOfCollection(collection);
  return kind && referenceLabels(kind);
}

/** The restaurants of the tenant where the reader works, by number. */
function useRestaurants(tenantId: number): ReadonlyMap<number, MyRestaurant> {
  const { call } = usePorts();
  const { data = [] } = useQuery(myRestaurantsQuery(call));
  return new Map(
    data.filter((one) => one.tenantId === tenantId).map((one) => [one.restaurantId, one] as const),
  );
}

/** The tenant's people by name; for a single record the server returns the names. */
function usePeople(tenantId: number, isOfAll: boolean): PersonOf {
  const { call } = usePorts();
  const own = useProfile();
  const { data } = useQuery({
    queryKey: ['team', tenantId, 'names'],
    queryFn: async ({ signal }) => {
      const { members } = await call('listTenantUsers', {
        parameters: { tenantId },
        query: { limit: 100 },
        signal,
      });
      return new Map(members.map((member) => [member.uid, staffName(member)]));
    },
    retry: false,
    enabled: isOfAll,
  });
  return (uid) => (uid === own?.uid ? 'You' : data?.get(uid));
}
