// The expected permissions, written by hand from the table of roles: an actor who is not listed may do nothing.
import type { Actor, ActorName } from './actors.ts';
import type { PlaceName } from './places.ts';

export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/** The kinds of documents at a place that clients may access. */
export const openKinds = ['tenants', 'orders', 'kitchenItems', 'reviews', 'pictures', 'stockCounts'] as const;
export type OpenKind = (typeof openKinds)[number];

type Row = readonly [tenant: string, orders: string, kitchen: string, reviews: string, pictures: string];

const manages: Row = ['get', 'get list', 'get list update', 'get list', 'get'];
const runs: Row = ['', 'get list', 'get list update', 'get list', 'get'];
const works: Row = ['', 'get list', 'get list update', '', ''];
const looks: Row = ['get', 'get list', 'get list', 'get list', 'get'];

const siteAdministrators: Partial<Record<ActorName, Row>> = {
  'a site administrator': manages,
  'a site administrator by role': manages,
  'the site owner': manages,
};

const table: Record<PlaceName, Partial<Record<ActorName, Row>>> = {
  pizzeria: {
    ...siteAdministrators,
    'an employee at the counter': works,
    'an employee in the kitchen': works,
    'a manager': runs,
    'an admin': manages,
    'the owner': manages,
    support: looks,
    'a viewer who owns the place': manages,
  },
  'its sister restaurant': {
    ...siteAdministrators,
    'an employee of the sister restaurant': works,
    'a manager': runs,
    'an admin': manages,
    'the owner': manages,
    support: looks,
    'a viewer who owns the place': manages,
  },
  'a restaurant of another tenant': {
    ...siteAdministrators,
    "another tenant's owner": manages,
    support: looks,
    'support who also works here, with neither flag': looks,
  },
  // Site administrators may still read; nobody cooks.
  'a restaurant of a suspended tenant': {
    'a site administrator': looks,
    'a site administrator by role': looks,
    'the site owner': looks,
  },
  'a restaurant of an inactive tenant': {
    'a site administrator': looks,
    'a site administrator by role': looks,
    'the site owner': looks,
  },
};

/** Which other people's users/{uid} may be read: everybody's, by active site administrators. */
const readsColleagues: readonly ActorName[] = [
  'a site administrator',
  'a site administrator by role',
  'the site owner',
];

/** The actor's permissions there, in the order of `operations`. */
export function expectedAt(actor: ActorName, place: PlaceName, kind: OpenKind): Operation[] {
  // Who sees the orders sees how many are left of what they contain.
  if (kind === 'stockCounts')
    return expectedAt(actor, place, 'orders').filter((operation) => operation === 'get');
  const words = table[place][actor]?.[openKinds.indexOf(kind)]?.split(' ') ?? [];
  return operations.filter((operation) => words.includes(operation));
}

/** The live state of a restaurant is public, so every active person here may read it. */
const isActiveHere = ({ user }: Actor): boolean => user?.isActive === true;

/** For documents without a place: all but these two collections are closed to everyone. */
export function expectedOf(actor: Actor, kind: string): Operation[] {
  const isOpen =
    (kind === 'users' && readsColleagues.includes(actor.name)) ||
    (kind === 'storefrontLive' && isActiveHere(actor));
  return isOpen ? ['get'] : [];
}

/** For one's own users/{uid}. */
export const expectedOfOwn: readonly Operation[] = ['get'];
