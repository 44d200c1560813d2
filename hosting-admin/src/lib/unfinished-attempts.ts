// Attempts to create something without an answer yet, by place. Stored for the tab, so that a reload does not lose them.
import type { Route } from '@bite/shared/api/route';
import { type RouteName, routes } from '@bite/shared/api/routes';

const KEY = 'bite-unfinished';

export interface Attempt {
  key: string;
  /** All request bodies with an unknown result, as JSON, oldest first. */
  bodies: string[];
}

type Places = Readonly<Record<string, readonly Attempt[]>>;

const isStorable = (place: string): boolean => {
  const route: Route = routes[place.split(' ')[0] as RouteName];
  return route.audience !== 'account';
};

const isAttempt = (value: unknown): value is Attempt => {
  const { key, bodies } = (value ?? {}) as Partial<Attempt>;
  return typeof key === 'string' && Array.isArray(bodies) && bodies.every((one) => typeof one === 'string');
};

function readStored(): Places {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const places = Object.entries(stored).filter(
      (entry): entry is [string, Attempt[]] => Array.isArray(entry[1]) && entry[1].every(isAttempt),
    );
    return Object.fromEntries(places);
  } catch {
    return {};
  }
}

function writeStored(places: Places): boolean {
  try {
    if (Object.keys(places).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(places));
    return true;
  } catch {
    return false;
  }
}

export interface AttemptStore {
  of: (place: string) => readonly Attempt[];
  /** Replaces the attempt with the same key; without bodies it is removed. */
  keep: (place: string, attempt: Attempt) => void;
}

export function attemptStore(): AttemptStore {
  // Storage may be forbidden or full.
  let inMemory: Places = {};
  const of = (place: string) => [...(inMemory[place] ?? []), ...(readStored()[place] ?? [])];

  const changed = (places: Places, place: string, attempt: Attempt, isHere: boolean): Places => {
    const others = (places[place] ?? []).filter(({ key }) => key !== attempt.key);
    const left = isHere && attempt.bodies.length > 0 ? [...others, attempt] : others;
    const { [place]: _, ...elsewhere } = places;
    return left.length > 0 ? { ...elsewhere, [place]: left } : elsewhere;
  };

  return {
    of,
    keep: (place, attempt) => {
      const isKept = isStorable(place) && writeStored(changed(readStored(), place, attempt, true));
      inMemory = changed(inMemory, place, attempt, !isKept);
    },
  };
}
