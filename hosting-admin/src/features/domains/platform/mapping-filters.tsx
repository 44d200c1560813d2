// What the list of all mappings is narrowed to, kept in its address, and how it is sorted and paged.
import { guid } from '@bite/shared/kernel/schema';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { type Mapping, type MappingFilter, type SortOrder, sortOrders } from './mapping-queries.ts';
import { PickRestaurant } from './pick-restaurant.tsx';

export interface ListFilter extends MappingFilter {
  /** How a domain begins. */
  term: string;
}

const guidIn = (text: string | null): string | undefined => guid.safeParse(text).data;

/** '?q=bella&use=off&restaurant=…&sort=name&page=100' */
export function filterFrom(parameters: URLSearchParams): ListFilter {
  const use = parameters.get('use');
  const sort = parameters.get('sort');
  return {
    term: parameters.get('q') ?? '',
    isActive: use === 'on' || use === 'off' ? use === 'on' : undefined,
    restaurantGuid: guidIn(parameters.get('restaurant')),
    tenantGuid: guidIn(parameters.get('business')),
    order: sort !== null && Object.hasOwn(sortOrders, sort) ? (sort as SortOrder) : 'newest',
    pageSize: parameters.get('page') === '100' ? 100 : 50,
  };
}

const uses = [
  { value: '', label: 'In use or not' },
  { value: 'on', label: 'In use' },
  { value: 'off', label: 'Switched off' },
];
const orders = Object.entries(sortOrders).map(([value, { label }]) => ({ value, label }));
const pageSizes = [
  { value: '50', label: '50 at a time' },
  { value: '100', label: '100 at a time' },
];

interface MappingFiltersProps {
  filter: ListFilter;
  /** What is shown, which knows the names of whose it is. */
  rows: readonly Mapping[] | undefined;
  onNarrow: (change: Readonly<Record<string, string | undefined>>) => void;
}

export function MappingFilters({ filter, rows = [], onNarrow }: MappingFiltersProps) {
  const { isActive, restaurantGuid, tenantGuid, order, pageSize, term } = filter;
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<{ guid: string; name: string }>();
  const ofRestaurant = rows.find((row) => row.restaurantGuid === restaurantGuid)?.restaurantName;
  const ofBusiness = rows.find((row) => row.tenantGuid === tenantGuid)?.tenantName;
  const restaurant =
    (picked?.guid === restaurantGuid ? picked?.name : undefined) ?? ofRestaurant ?? 'one restaurant';
  return (
    <>
      <Choice
        label="Use"
        value={isActive === undefined ? '' : isActive ? 'on' : 'off'}
        options={uses}
        onChoose={(use) => onNarrow({ use })}
      />
      {term.trim() === '' && (
        <>
          <Choice label="Sort by" value={order} options={orders} onChoose={(sort) => onNarrow({ sort })} />
          <Choice
            label="Page size"
            value={String(pageSize)}
            options={pageSizes}
            onChoose={(page) => onNarrow({ page })}
          />
        </>
      )}
      {restaurantGuid === undefined ? (
        <Button onClick={() => setPicking(true)}>Of a restaurant…</Button>
      ) : (
        <Chip onEnd={() => onNarrow({ restaurant: undefined })}>Only of {restaurant}</Chip>
      )}
      {tenantGuid !== undefined && (
        <Chip onEnd={() => onNarrow({ business: undefined })}>Only of {ofBusiness ?? 'one business'}</Chip>
      )}
      <PickRestaurant
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onPick={(restaurantPicked) => {
          setPicked(restaurantPicked);
          onNarrow({ restaurant: restaurantPicked.guid });
        }}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <Select
    aria-label={label}
    className="w-auto"
    value={value}
    options={options}
    onChange={({ target }) => onChoose(target.value)}
  />
);

const Chip = ({ children, onEnd }: { children: React.ReactNode; onEnd: () => void }) => (
  <Button look="strong" className="px-3.5" aria-pressed={true} onClick={onEnd}>
    <span className="max-w-60 truncate">{children}</span>
    <X className="size-4 shrink-0" aria-hidden="true" />
  </Button>
);
