// The list of all mappings: searched by how a domain begins, or filtered and sorted by the server.
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { hostFromTyped } from '@bite/shared/domains/typed-domain';
import { isolated } from '@bite/shared/kernel/isolated';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePorts } from '../../../lib/ports-context.tsx';
import { siteDomainPath } from '../../../lib/screen-paths.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { Truncated } from '../../../ui/truncated.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import { DomainBadge } from '../domain-tones.tsx';
import { DeleteMappingDialog } from './delete-mapping-dialog.tsx';
import { filterFrom, type ListFilter, MappingFilters } from './mapping-filters.tsx';
import { foundMappingsQuery, type Mapping, MOST_FOUND, mappingsQuery } from './mapping-queries.ts';

const kindWords: Readonly<Record<Mapping['domainType'], string>> = {
  subdomain: 'Subdomain',
  custom: 'Own',
};

const columns: readonly Column<Mapping>[] = [
  {
    id: 'domain',
    header: 'Domain',
    isName: true,
    cell: ({ guid, domain }) => <Truncated to={siteDomainPath(guid)}>{shownDomain(domain)}</Truncated>,
  },
  {
    id: 'restaurant',
    header: 'Restaurant',
    width: 13,
    cell: ({ restaurantName, tenantName }) =>
      restaurantName === undefined ? (
        <span className="text-muted">Gone</span>
      ) : (
        <Truncated note={tenantName}>{restaurantName}</Truncated>
      ),
  },
  {
    id: 'kind',
    header: 'Kind',
    width: 7,
    isExtra: true,
    cell: ({ domainType }) => kindWords[domainType],
  },
  {
    id: 'state',
    header: 'State',
    width: 12,
    cell: (mapping) => <DomainBadge domain={mapping} lastFault={mapping.lastFault} />,
  },
  {
    id: 'primary',
    header: 'Primary',
    width: 6,
    isExtra: true,
    cell: ({ isPrimary }) => isPrimary && <Badge tone="info">Primary</Badge>,
  },
  {
    id: 'updatedAt',
    header: 'Changed',
    width: 9,
    isExtra: true,
    cell: ({ updatedAt }) => <DateText iso={updatedAt} />,
  },
];

/** By prefix if something was typed, else page by page. What answers another question stands nowhere: `rows` are absent meanwhile. */
function useMappings(filter: ListFilter) {
  const { call } = usePorts();
  const typed = hostFromTyped(filter.term);
  const settled = useDebounced(typed);
  const list = useInfiniteQuery({ ...mappingsQuery(call, filter), placeholderData: keepPreviousData });
  const search = useQuery({
    ...foundMappingsQuery(call, settled, filter),
    placeholderData: keepPreviousData,
  });
  const isSettled = typed === settled;
  if (typed !== '') {
    const isAnswered = isSettled && !search.isPlaceholderData;
    return {
      searched: typed,
      total: undefined,
      known: search.data,
      rows: isAnswered ? search.data : undefined,
      error: isSettled && !search.data ? search.error : undefined,
      onRetry: () => void search.refetch(),
      more: undefined,
    };
  }
  const known = list.data?.pages.flatMap(({ mappings }) => mappings);
  const rows = list.isPlaceholderData ? undefined : known;
  return {
    searched: undefined,
    total: rows && list.data?.pages[0]?.total,
    ...{ known, rows },
    error: rows ? undefined : list.error,
    onRetry: () => void list.refetch(),
    more:
      rows && list.hasNextPage
        ? { onLoad: () => void list.fetchNextPage(), isLoading: list.isFetchingNextPage }
        : undefined,
  };
}

export function MappingTable() {
  const [parameters, setParameters] = useSearchParams();
  const filter = filterFrom(parameters);
  const { searched, total, known, rows, ...list } = useMappings(filter);
  const deletion = useSubject<Mapping>();
  const narrow = (change: Readonly<Record<string, string | undefined>>): void =>
    setParameters(
      (present) => {
        const next = new URLSearchParams(present);
        for (const [name, value] of Object.entries(change))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <DataTable
        caption="Domains of all restaurants"
        columns={columns}
        rowKey={({ guid }) => guid}
        rows={rows}
        search={{
          label: 'Search domains',
          placeholder: 'How the domain begins',
          term: filter.term,
          onTerm: (term) => narrow({ q: term }),
        }}
        tools={<MappingFilters filter={filter} rows={known} onNarrow={narrow} />}
        empty={
          searched === undefined ? (
            <Empty title="No domains" symbol={<Globe aria-hidden="true" />}>
              None fits what is chosen above.
            </Empty>
          ) : (
            <Empty title={`Nothing begins with “${isolated(searched)}”`}>
              Type how the domain begins: “bella” finds bella.com, not pizza-bella.com.
            </Empty>
          )
        }
        actions={(mapping) => (
          <MappingMenu mapping={mapping} onNarrow={narrow} onDelete={() => deletion.open(mapping)} />
        )}
        {...list}
      />
      {total !== undefined && rows && rows.length < total && (
        <p className="text-sm text-muted">{total} domains in all.</p>
      )}
      {searched !== undefined && rows?.length === MOST_FOUND && (
        <p className="text-sm text-muted">Only the first {MOST_FOUND} are shown. Type more to find others.</p>
      )}
      <DeleteMappingDialog asking={deletion} />
    </>
  );
}

interface MappingMenuProps {
  mapping: Mapping;
  onNarrow: (change: Readonly<Record<string, string>>) => void;
  onDelete: () => void;
}

function MappingMenu({ mapping, onNarrow, onDelete }: MappingMenuProps) {
  const navigate = useNavigate();
  const { guid, domain, restaurantGuid, tenantGuid } = mapping;
  return (
    <RowMenu of={shownDomain(domain)}>
      <MenuItem onSelect={() => navigate(siteDomainPath(guid))}>Open</MenuItem>
      <MenuItem onSelect={() => onNarrow({ restaurant: restaurantGuid })}>Only this restaurant’s</MenuItem>
      <MenuItem onSelect={() => onNarrow({ business: tenantGuid })}>Only this business’s</MenuItem>
      <MenuSeparator />
      <MenuItem className="text-danger" onSelect={onDelete}>
        Delete
      </MenuItem>
    </RowMenu>
  );
}
