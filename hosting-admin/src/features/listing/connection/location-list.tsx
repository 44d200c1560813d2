// The locations of an account, one of which is chosen, with a search where there are many.
import type { Answers } from '@bite/shared/api/answers';
import { useId, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceLine } from '../../../ui/choice-line.tsx';
import { Field, inputClasses } from '../../../ui/field.tsx';
import { matches } from '../../../ui/matches.ts';
import { Notice } from '../../../ui/notice.tsx';

export type Location = Answers['listListingLocations']['locations'][number];

/** So many are seen at a glance; more need a search. */
const SEARCH_FROM = 9;

interface LocationListProps {
  locations: readonly Location[];
  present: string | undefined;
  chosen: string | undefined;
  onChoose: (locationId: string) => void;
  /** Further ones are being loaded. */
  isComing?: boolean;
  /** There are further ones. */
  more?: { onLoad: () => void; isLoading: boolean };
}

export function LocationList({ locations, more, isComing = false, ...choice }: LocationListProps) {
  const [term, setTerm] = useState('');
  const isLong = locations.length >= SEARCH_FROM;
  const found =
    isLong && term.trim() !== ''
      ? locations.filter(({ title, address = '', storeCode = '' }) =>
          matches(term, [title, address, storeCode]),
        )
      : locations;
  if (locations.length === 0)
    return (
      <Notice tone="info">
        This account has no locations. Please use the Google account that owns or manages the listing.
      </Notice>
    );
  return (
    <div className="grid gap-3">
      {isLong && (
        <Field label="Search" hint={`${locations.length}${more || isComing ? ' and more' : ''} locations`}>
          {(input) => (
            <input
              {...input}
              type="search"
              value={term}
              onChange={(event) => setTerm(event.target.value)}
              placeholder="Name, street, city or store code"
              className={inputClasses}
            />
          )}
        </Field>
      )}
      {found.length === 0 && (
        <p role="status" className="py-4 text-center text-sm text-muted">
          No location matches “{term}”.
        </p>
      )}
      <Choices locations={found} {...choice} />
      {more && (
        <Button className="justify-self-start" aria-disabled={more.isLoading} onClick={more.onLoad}>
          {more.isLoading ? 'Loading…' : 'Load more locations'}
        </Button>
      )}
    </div>
  );
}

function Choices({
  locations,
  present,
  chosen,
  onChoose,
}: Pick<LocationListProps, 'locations' | 'present' | 'chosen' | 'onChoose'>) {
  const name = useId();
  return (
    <fieldset className="grid max-h-96 min-w-0 gap-1 overflow-y-auto rounded-lg border border-line p-1">
      <legend className="sr-only">Location</legend>
      {locations.map((location) => (
        <ChoiceLine
          key={location.locationId}
          type="radio"
          name={name}
          checked={location.locationId === chosen}
          onChange={() => onChoose(location.locationId)}
          option={{
            value: location.locationId,
            label: location.title,
            hint: location.address,
            disabled: location.takenBy !== undefined || location.locationId === present,
          }}
          aside={<Marks location={location} isPresent={location.locationId === present} />}
        />
      ))}
    </fieldset>
  );
}

function Marks({ location, isPresent }: { location: Location; isPresent: boolean }) {
  const { takenBy, verification, isClosed } = location;
  return (
    <span className="flex max-w-[45%] flex-wrap justify-end gap-1">
      {isPresent && <Badge tone="good">Connected</Badge>}
      {takenBy && (
        <Badge tone="info" canWrap>
          Is {takenBy.name}
        </Badge>
      )}
      {verification === 'unverified' && <Badge tone="warn">Not verified</Badge>}
      {verification === 'pending' && <Badge tone="warn">Verification asked for</Badge>}
      {isClosed && <Badge tone="warn">Closed for good</Badge>}
    </span>
  );
}
