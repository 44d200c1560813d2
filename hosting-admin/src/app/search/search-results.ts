// The search results: pages, restaurants, records, people and orders that the person may open. Lists are loaded once, when the
// search opens, and filtered here; platform-wide searches are sent when typing pauses.
import type { Answers, MyRestaurant } from '@bite/shared/api/answers';
import { NearNames } from '@bite/shared/kernel/near-names';
import { recordKindTable } from '@bite/shared/records/record-kinds';
import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { CircleUserRound, type LucideIcon, MapPinned, ReceiptText, Store, UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { userSearchQuery } from '../../features/identity/users/user-queries.ts';
import { finishedOrdersQuery, openOrdersQuery } from '../../features/ordering/live-orders/order-queries.ts';
import { readOrders } from '../../features/ordering/live-orders/read-orders.ts';
import { useLiveQuery } from '../../features/ordering/live-orders/use-live-query.ts';
import { myRestaurantsQuery } from '../../lib/my-places.ts';
import { useAllPages } from '../../lib/pages.ts';
import { usePorts } from '../../lib/ports-context.tsx';
import { useMay } from '../../lib/profile.ts';
import { recordsQuery } from '../../lib/records.ts';
import {
  ACCOUNT_PATH,
  boardPath,
  memberPath,
  orderPath,
  recordPath,
  restaurantSettingsPath,
  siteUserPath,
} from '../../lib/screen-paths.ts';
import { membersOf, membersQuery, nameOf } from '../../lib/team-queries.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { matches } from '../../ui/matches.ts';
import { recordEntries } from '../screens.ts';
import { useNavigation } from '../use-navigation.ts';

export interface Result {
  path: string;
  label: string;
  /** Distinguishes it from others with the same name. */
  note?: string | undefined;
  symbol: LucideIcon;
  /** Additional search terms. */
  words?: readonly string[];
}

export interface ResultGroup {
  title: string;
  results: readonly Result[];
}

/** The maximum number of results of a group; more typing narrows them. Of pages, all that one may open are shown. */
const SHOWN = 6;
/** The minimum length of the server's search. */
const SHORTEST = 2;

/** @param typed The search text. */
export function useSearchResults(typed: string, restaurant: MyRestaurant | undefined) {
  const term = typed.trim();
  const pages = usePages(restaurant);
  const restaurants = useRestaurants();
  const records = useRecords(restaurant);
  const people = usePeople(restaurant, term !== '');
  const orders = useOrders(term, restaurant);
  const found = useFoundOnPlatform(term);
  const groups = [
    { title: 'Orders', results: orders },
    { title: 'Pages', results: narrowed(pages, term) },
    { title: 'Restaurants', results: once([...narrowed(restaurants, term), ...found.restaurants]) },
    ...(term === ''
      ? []
      : [
          { title: 'Records', results: narrowedOrNear(records, term) },
          { title: 'People', results: once([...narrowed(people.members, term), ...found.people]) },
        ]),
  ];
  return {
    groups: groups
      .map(({ title, results }) => ({
        title,
        results: results.slice(0, title === 'Pages' ? undefined : SHOWN),
      }))
      .filter(({ results }) => results.length > 0),
    isAsking: found.isAsking || people.isAsking,
  };
}

const narrowed = (results: readonly Result[], term: string): Result[] =>
  results.filter(({ label, note = '', words = [] }) => matches(term, [label, note, ...words]));

/** If nothing contains a mistyped name, what contains the name or the word that was probably meant. */
function narrowedOrNear(results: readonly Result[], term: string): Result[] {
  const found = narrowed(results, term);
  if (found.length > 0) return found;
  const names = results.flatMap(({ label }) => [label, ...label.split(/\s+/)]);
  const meant = new NearNames(names.map((name) => ({ name }))).nearest(term);
  return meant ? narrowed(results, meant.name) : [];
}

const once = (results: readonly Result[]): Result[] => [
  ...new Map(results.map((result) => [`${result.path} ${result.label}`, result])).values(),
];

function usePages(restaurant: MyRestaurant | undefined): Result[] {
  const sections = useNavigation(restaurant);
  return [
    ...sections.flatMap(({ title, links }) =>
      links.map(({ label, path, symbol, words }) => ({ label, path, symbol, words, note: title })),
    ),
    { label: 'Your account', path: ACCOUNT_PATH, symbol: CircleUserRound, words: ['password', 'profile'] },
  ];
}

function useRestaurants(): Result[] {
  const { call } = usePorts();
  const { data = [] } = useQuery(myRestaurantsQuery(call));
  return data.map((restaurant) => ({
    label: restaurant.name,
    note: restaurant.tenantName,
    words: [restaurant.street, restaurant.city],
    path: boardPath(restaurant),
    symbol: Store,
  }));
}

function useRecords(restaurant: MyRestaurant | undefined): Result[] {
  const { call } = usePorts();
  const may = useMay();
  const entries = restaurant ? recordEntries.filter(({ area }) => may(`${area}.read`, restaurant)) : [];
  const place = restaurant ?? { tenantId: 0, restaurantId: 0 };
  const lists = useQueries({ queries: entries.map(({ kind }) => recordsQuery(call, kind, place)) });
  return entries.flatMap(({ kind, one, symbol }, index) =>
    (lists[index]?.data?.records ?? []).map(({ record }) => {
      const {
        code,
        name,
        [recordKindTable[kind].idField]: id,
      } = record as unknown as Record<string, unknown>;
      const label = String((kind === 'promotions' && code) || (name ?? id));
      const path = recordPath(place, kind, Number(id));
      return { label, words: [String(name ?? ''), String(code ?? '')], note: one, symbol, path };
    }),
  );
}

/** The whole team; the pages after the first are loaded once something is searched. */
function usePeople(restaurant: MyRestaurant | undefined, isSearching: boolean) {
  const { call } = usePorts();
  const may = useMay();
  const tenantId = restaurant?.tenantId ?? 0;
  const enabled = restaurant !== undefined && may('assignments.read', { tenantId });
  const query = useInfiniteQuery({ ...membersQuery(call, tenantId), enabled });
  const isAsking = useAllPages(query, enabled && isSearching);
  const members = (enabled ? (query.data?.pages.flatMap(membersOf) ?? []) : []).map(
    (member): Result => ({
      label: nameOf(member),
      note: 'Team',
      words: [member.email],
      path: memberPath(tenantId, member.uid),
      symbol: UserRound,
    }),
  );
  return { members, isAsking };
}

/** '042' or '#42': the order number or its last digits. */
const asNumber = /^#?(\d{1,3})$/;

/** Orders that the board can show: open ones, and the latest finished ones. */
function useOrders(term: string, restaurant: MyRestaurant | undefined): Result[] {
  const digits = asNumber.exec(term)?.[1];
  const isAsked = digits !== undefined && restaurant?.mayReadOrders === true;
  const at = restaurant?.restaurantGuid;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the guid stands for the restaurant
  const queries = useMemo(
    () => (restaurant && isAsked ? [openOrdersQuery(restaurant), finishedOrdersQuery(restaurant)] : []),
    [at, isAsked],
  );
  const open = useLiveQuery(queries[0]);
  const finished = useLiveQuery(queries[1]);
  const documents = useMemo(
    () => [...open.documents, ...finished.documents],
    [open.documents, finished.documents],
  );
  if (!isAsked || !restaurant) return [];
  return readOrders(documents)
    .orders.filter(({ orderNumber }) => orderNumber.endsWith(digits))
    .map((order) => ({
      label: `Order ${order.orderNumber}`,
      note: order.customer.name,
      path: orderPath(restaurant, order.guid),
      symbol: ReceiptText,
    }));
}

type FoundRestaurant = Answers['searchRestaurants']['restaurants'][number];

/** For site staff: all restaurants and all people. */
function useFoundOnPlatform(term: string) {
  const { call } = usePorts();
  const may = useMay();
  const settled = useDebounced(term);
  const enabled = may('siteUsers.read') && settled.length >= SHORTEST;
  const restaurants = useQuery({
    queryKey: ['restaurants', 'search', settled],
    queryFn: ({ signal }) => call('searchRestaurants', { query: { searchTerm: settled }, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const people = useQuery({ ...userSearchQuery(call, settled), enabled, placeholderData: keepPreviousData });
  return {
    isAsking: enabled && (restaurants.isFetching || people.isFetching),
    restaurants: (enabled ? (restaurants.data?.restaurants ?? []) : []).map(
      (found: FoundRestaurant): Result => ({
        label: found.name,
        note: `${found.tenantDisplayName}, ${found.city}`,
        path: restaurantSettingsPath(found),
        symbol: MapPinned,
      }),
    ),
    people: (enabled ? (people.data ?? []) : []).map(
      ({ user: { uid, displayName, email } }): Result => ({
        label: displayName ?? email,
        note: email,
        path: siteUserPath(uid),
        symbol: UserRound,
      }),
    ),
  };
}

/** '3 results', for screen readers. */
export function resultsInWords(groups: readonly ResultGroup[], isAsking: boolean): string {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  if (count === 0) return isAsking ? 'Searching…' : 'Nothing found';
  return count === 1 ? '1 result' : `${count} results`;
}
