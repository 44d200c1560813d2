// The history of a tenant or restaurant: who changed what, when, from which value to which.

import type { MyRestaurant } from '@bite/shared/api/answers';
import { staffName } from '@bite/shared/identity/staff-name';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { myRestaurantsQuery } from '../../lib/my-places.ts';
import { paging, usePaged } from '../../lib/pages.ts';
import { usePorts } from '../../lib/ports-context.tsx';
import { useProfile } from '../../lib/profile.ts';
import { referenceLabels } from '../../lib/record-words.ts';
import type { FieldNames, HistoryProps } from '../../lib/slots.tsx';
import { kindOfCollection } from '../../ui/records/reference-names.ts';
import type { PersonOf } from './change-descriptions.ts';
import { DownloadHistory } from './download-history.tsx';
import { HistoryCard } from './history-card.tsx';
import { HistoryEntry, type ListedEntry } from './history-entry.tsx';

interface ChangeHistoryProps extends HistoryProps {
  /** Field labels of forms, by kind of record. */
  names?: Readonly<Record<string, FieldNames>>;
}

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
  const paged = usePaged(query, entriesOf);
  const { rows } = paged;
  const isSettings = record?.kind === 'restaurants';
  const personOf = usePeople(tenantId, record === undefined);
  const restaurants = useRestaurants(tenantId);
  const own = restaurantId === undefined ? undefined : restaurants.get(restaurantId);
  const clocks = record
    ? 'Times are by the restaurant’s clock.'
    : 'Times are by your own clock, those of a restaurant by the restaurant’s.';
  return (
    <HistoryCard
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
      paged={paged}
      staleError={query.isRefetchError ? query.error : undefined}
    >
      {(entry, index) => (
        <HistoryEntry
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
            (() => record.onRestore?.(rows?.slice(0, index) ?? []))
          }
        />
      )}
    </HistoryCard>
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
