// Who changed, ordered and released what about a domain that the platform registers.
import { useInfiniteQuery } from '@tanstack/react-query';
import { paging, usePaged } from '../../lib/pages.ts';
import { usePorts } from '../../lib/ports-context.tsx';
import { useProfile } from '../../lib/profile.ts';
import { HistoryCard } from './history-card.tsx';
import { HistoryEntry, type ListedEntry } from './history-entry.tsx';
import { registeredDomainNames } from './registered-domain-words.ts';

const entriesOf = ({ entries }: { entries: readonly ListedEntry[] }) => entries;
const PAGE = 10;

export function RegisteredDomainHistory({ domain }: { domain: string }) {
  const { call } = usePorts();
  const own = useProfile();
  const query = useInfiniteQuery({
    queryKey: ['registeredDomains', 'history', domain],
    queryFn: ({ signal, pageParam }) =>
      call('listRegisteredDomainHistory', {
        parameters: { domain },
        query: { limit: PAGE, pageToken: pageParam },
        signal,
      }),
    ...paging,
  });
  return (
    <HistoryCard
      description="Orders and changes made here, newest first. What is changed at Vercel itself is not known. Times are by your own clock."
      paged={usePaged(query, entriesOf)}
      staleError={query.isRefetchError ? query.error : undefined}
    >
      {(entry) => (
        <HistoryEntry
          key={entry.entryId}
          entry={entry}
          personOf={(uid) => (uid === own?.uid ? 'You' : undefined)}
          restaurant={undefined}
          isOfMany={false}
          names={registeredDomainNames}
          wordsOf={undefined}
          isWaiting={false}
          onRestore={undefined}
        />
      )}
    </HistoryCard>
  );
}
