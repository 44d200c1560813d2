// What a running simulated Google consists of, and what one request to it contains.
import type { GoogleFaults } from './google-faults.ts';
import type { Quota } from './google-quota.ts';
import type { GoogleSettings, GoogleState, Location, Resource } from './google-state.ts';

export interface Service {
  readonly state: GoogleState;
  readonly settings: GoogleSettings;
  readonly faults: GoogleFaults;
  readonly quota: Quota;
  readonly now: () => number;
}

/** A request to one of the APIs. */
export interface Call {
  method: string;
  /** Without the host: '/v1/accounts'. */
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
  body: Resource;
  /** Of the person whose token it carries; '' without one. */
  email: string;
}

/** Nanoseconds, as the service writes times. The last digits come from the milliseconds. */
export const nanoTime = (at: number): string =>
  new Date(at)
    .toISOString()
    .replace(/\.(\d{3})Z$/, (_, milliseconds: string) => `.${milliseconds}${milliseconds}421Z`);

/** A number that has not been given yet. */
export function nextNumber({ state }: Pick<Service, 'state'>): number {
  state.count += 1;
  return state.count;
}

/** Undefined for what the person may not see: the service does not tell that from what is not there. */
export function locationFor(
  { state }: Pick<Service, 'state'>,
  email: string,
  id: string,
): Location | undefined {
  const location = state.locations.find((one) => one.id === id);
  const account = state.accounts.find(({ name }) => name === location?.account);
  return account?.people.includes(email) ? location : undefined;
}

export interface Page<Item> {
  items: Item[];
  nextPageToken?: string;
}

/** Undefined for a token that is none of ours. */
export function pageOf<Item>(
  items: readonly Item[],
  size: number,
  token: string | null,
): Page<Item> | undefined {
  const start = token ? Number(Buffer.from(token, 'base64url').toString('utf8')) : 0;
  if (!Number.isInteger(start) || start < 0) return undefined;
  const end = start + size;
  const more = end < items.length && { nextPageToken: Buffer.from(String(end)).toString('base64url') };
  return { items: items.slice(start, end), ...more };
}

/** Undefined outside of 1 to `most`; `usual` if none is given. */
export function pageSizeOf(query: URLSearchParams, most: number, usual = most): number | undefined {
  const given = query.get('pageSize');
  const size = given === null ? usual : Number(given);
  return Number.isInteger(size) && size >= 1 && size <= most ? size : undefined;
}

/** The text at the names, one within the other; '' where there is none. */
export const textAt = (value: unknown, ...path: readonly string[]): string => {
  const found = path.reduce<unknown>((at, name) => (at as Resource | undefined)?.[name], value);
  return typeof found === 'string' ? found : '';
};
