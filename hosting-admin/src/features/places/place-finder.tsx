// Searches places: first by what is known already, then by what somebody types. What is found is the service's, and says so.
import { isolated } from '@bite/shared/kernel/isolated';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePorts } from '../../lib/ports-context.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { GoogleMaps } from './attribution.tsx';
import { type FoundPlace, foundPlacesQuery, suggestedPlacesQuery } from './place-queries.ts';

const TYPING_PAUSE = 400;
/** Shorter texts find anything. */
const SHORTEST = 3;

export interface PickedPlace extends FoundPlace {
  /** Of the keystrokes by which it was found: billed together with the place. */
  sessionToken: string;
}

interface PlaceFinderProps {
  /** What to search for before anything is typed: the restaurant's name and address. */
  first?: string;
  /** 'Connect', 'Use' */
  verb: string;
  /** The place that is being taken. */
  pending?: string | undefined;
  onPick: (place: PickedPlace) => void;
}

export function PlaceFinder({ first = '', verb, pending, onPick }: PlaceFinderProps) {
  const [typed, setTyped] = useState('');
  const [session, setSession] = useState<string>(() => crypto.randomUUID());
  const hasPicked = useRef(false);
  const { found, error, isLooking } = useFound(typed, first, session);
  const type = (text: string) => {
    // A place that was chosen has ended the session before.
    if (hasPicked.current) setSession(crypto.randomUUID());
    hasPicked.current = false;
    setTyped(text);
  };
  const pick = (place: FoundPlace) => {
    hasPicked.current = true;
    onPick({ ...place, sessionToken: session });
  };
  return (
    <div className="grid gap-3">
      <TextField
        label="Name and address"
        type="search"
        value={typed}
        onChange={({ target }) => type(target.value)}
        placeholder="Luigi’s Pizzeria, Mulberry Street"
        autoComplete="off"
        {...(first !== '' &&
          typed === '' && {
            hint: 'Below is what Google Maps finds for this restaurant’s own name and address.',
          })}
      />
      {error && <FailureNotice error={error} undone="Nothing was searched." />}
      <p role="status" className="sr-only">
        {stateInWords(found, isLooking)}
      </p>
      {found && found.length > 0 && (
        <ul aria-label="Places found" className="grid divide-y divide-line rounded-xl border border-line">
          {found.map((place) => (
            <FoundRow key={place.placeId} place={place} verb={verb} pending={pending} onPick={pick} />
          ))}
        </ul>
      )}
      {found?.length === 0 && !isLooking && (
        <p className="text-sm text-muted">
          Google Maps finds nothing for this. Try the name with the street or the city.
        </p>
      )}
      {found && <GoogleMaps />}
    </div>
  );
}

function stateInWords(found: readonly FoundPlace[] | undefined, isLooking: boolean): string {
  if (isLooking) return 'Searching…';
  if (!found) return '';
  return found.length === 1 ? '1 place found' : `${found.length} places found`;
}

function useFound(typed: string, first: string, session: string) {
  const { call } = usePorts();
  const text = useDebounced(typed.trim(), TYPING_PAUSE);
  const isTyped = text.length >= SHORTEST;
  const own = useQuery({ ...foundPlacesQuery(call, first), enabled: first !== '' && text === '' });
  const suggested = useQuery({
    ...suggestedPlacesQuery(call, text, session),
    enabled: isTyped,
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching } = text === '' ? own : suggested;
  return { found: text === '' || isTyped ? data : undefined, error, isLooking: isFetching };
}

interface FoundRowProps extends Pick<PlaceFinderProps, 'verb' | 'pending'> {
  place: FoundPlace;
  onPick: (place: FoundPlace) => void;
}

function FoundRow({ place, verb, pending, onPick }: FoundRowProps) {
  const { placeId, main, secondary } = place;
  const isPending = pending === placeId;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
      <MapPin className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0 flex-1 basis-40 text-sm wrap-anywhere">
        <span className="block font-semibold">{main}</span>
        <span className="block text-muted">{secondary}</span>
      </span>
      <Button
        aria-label={`${verb} ${isolated(main)}, ${isolated(secondary)}`}
        aria-disabled={pending !== undefined}
        onClick={() => pending === undefined && onPick(place)}
      >
        {isPending ? 'One moment…' : verb}
      </Button>
    </li>
  );
}
