// Searches the restaurants of all businesses, for site staff (C2-07).

import type { Answers } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import { RESTAURANT_SEARCH_LIMIT } from '@bite/shared/tenancy/search-fields';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { usePorts } from '../../../lib/ports-context.tsx';
import { restaurantSettingsPath, siteTenantPath } from '../../../lib/screen-paths.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Page } from '../../../ui/page.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { Truncated } from '../../../ui/truncated.tsx';

type Found = Answers['searchRestaurants']['restaurants'][number];

const columns: readonly Column<Found>[] = [
  {
    id: 'name',
    header: 'Name',
    isName: true,
    value: ({ name }) => name,
    cell: (found) => (
      <Truncated to={restaurantSettingsPath(found)} note={`/${found.slug}`}>
        {found.name}
      </Truncated>
    ),
  },
  {
    id: 'concept',
    header: 'Concept',
    width: 9,
    isExtra: true,
    value: ({ concept }) => concept,
    cell: ({ concept }) => concept,
  },
  {
    id: 'tenant',
    header: 'Business',
    width: 11,
    value: ({ tenantDisplayName }) => tenantDisplayName,
    cell: ({ tenantId, tenantDisplayName }) => (
      <Truncated to={siteTenantPath(tenantId)} className="underline">
        {tenantDisplayName}
      </Truncated>
    ),
  },
  {
    id: 'place',
    header: 'Place',
    width: 9,
    value: ({ city, state }) => `${city}, ${state}`,
    cell: ({ city, state }) => `${city}, ${state}`,
  },
  {
    id: 'status',
    header: 'Status',
    width: 7,
    value: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
];

const none: readonly Found[] = [];
const TERM = 'q';

export function RestaurantSearchPage() {
  const { call } = usePorts();
  const [parameters, setParameters] = useSearchParams();
  const term = parameters.get(TERM) ?? '';
  const settled = useDebounced(term.trim());
  const isAsking = settled !== '';
  const { data, error, refetch } = useQuery({
    queryKey: ['restaurants', 'search', settled],
    queryFn: ({ signal }) => call('searchRestaurants', { query: { searchTerm: settled }, signal }),
    enabled: isAsking,
  });
  const rows = isAsking ? data?.restaurants : none;
  return (
    <Page title="Restaurants" description="Find a restaurant of any business.">
      <DataTable
        caption="Restaurants"
        columns={columns}
        rowKey={({ guid }) => guid}
        rows={rows}
        unreadable={isAsking ? data?.unreadable : undefined}
        error={isAsking && !data ? error : undefined}
        onRetry={() => void refetch()}
        search={{
          label: 'Search restaurants',
          placeholder: 'Name, business, place, email or phone',
          term,
          onTerm: (next) => setParameters(next ? { [TERM]: next } : {}, { replace: true }),
        }}
        empty={
          isAsking ? (
            <Empty title={`Nothing matches “${isolated(settled)}”`}>
              A restaurant’s name, concept, business, city, state, email or phone must contain it.
            </Empty>
          ) : (
            <Empty title="Which restaurant?" symbol={<Search aria-hidden="true" />}>
              Type a part of its name, concept, business, city, state, email or phone.
            </Empty>
          )
        }
      />
      {isAsking && rows?.length === RESTAURANT_SEARCH_LIMIT && (
        <p className="text-sm text-muted">
          Only the first {RESTAURANT_SEARCH_LIMIT} are shown. Type more to find others.
        </p>
      )}
    </Page>
  );
}
