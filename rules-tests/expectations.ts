// What the rules must answer, written down by hand from the table of roles: who is not listed may do nothing.
import type { Actor, ActorName } from './actors.ts';
import type { PlaceName } from './places.ts';

export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/** The four kinds of documents at a place that clients touch at all. */
export const openKinds = ['tenants', 'orders', 'kitchenItems', 'reviews'] as const;
export type OpenKind = (typeof openKinds)[number];

type Row = readonly [tenant: string, orders: string, kitchen: string, reviews: string];

const manages: Row = ['get', 'get list', 'get list update', 'get list'];
const runs: Row = ['', 'get list', 'get list update', 'get list'];
const works: Row = ['', 'get list', 'get list update', ''];
const looks: Row = ['get', 'get list', 'get list', 'get list'];

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
  // Site administrators still look in; nobody cooks.
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

/** Whose users/{uid} beside their own: only that of an active site administrator is open, to be read. */
const readsColleagues: readonly ActorName[] = [
  'a site administrator',
  'a site administrator by role',
  'the site owner',
];

/** What the actor may do there, in the order of `operations`. */
export function expectedAt(actor: ActorName, place: PlaceName, kind: OpenKind): Operation[] {
  const words = table[place][actor]?.[openKinds.indexOf(kind)]?.split(' ') ?? [];
  return operations.filter((operation) => words.includes(operation));
}

/** Whether a restaurant takes orders right now, which every diner is told: open to everybody here who is active. */
const isActiveHere = ({ user }: Actor): boolean => user?.isActive === true;

/** With a document that lies at no place; everything but these two is closed to everyone. */
export function expectedOf(actor: Actor, kind: string): Operation[] {
  const isOpen =
    (kind === 'users' && readsColleagues.includes(actor.name)) ||
    (kind === 'storefrontLive' && isActiveHere(actor));
  return isOpen ? ['get'] : [];
}

/** With users/{uid} and customers/{uid} of one's own. */
export const expectedOfOwn: readonly Operation[] = ['get'];
