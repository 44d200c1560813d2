// What the rules must answer, written down by hand from the table of roles: who is not listed may do nothing.
import type { ActorName } from './actors.ts';
import type { PlaceName } from './places.ts';

export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/** The four kinds of documents that clients touch at all. */
export const openKinds = ['tenants', 'restaurants', 'orders', 'kitchenItems'] as const;
export type OpenKind = (typeof openKinds)[number];

type Row = readonly [tenant: string, restaurant: string, orders: string, kitchen: string];

const works: Row = ['get', 'get', 'get list', 'get list update'];
const looks: Row = ['get', 'get', 'get list', 'get list'];
const belongs: Row = ['get', 'get', '', ''];
const knowsOfIt: Row = ['get', '', '', ''];

const siteAdministrators: Partial<Record<ActorName, Row>> = {
  'a site administrator': works,
  'a site administrator by role': works,
  'the site owner': works,
};

const table: Record<PlaceName, Partial<Record<ActorName, Row>>> = {
  pizzeria: {
    ...siteAdministrators,
    'an employee at the counter': works,
    'an employee in the kitchen': works,
    'an employee with neither': belongs,
    'an employee of the sister restaurant': knowsOfIt,
    'a manager': works,
    'an admin': works,
    'the owner': works,
    support: looks,
    'support who also works here, with neither flag': belongs,
    'a viewer': belongs,
    'a viewer who owns the place': works,
  },
  'its sister restaurant': {
    ...siteAdministrators,
    'an employee at the counter': knowsOfIt,
    'an employee in the kitchen': knowsOfIt,
    'an employee with neither': knowsOfIt,
    'an employee of the sister restaurant': works,
    'a manager': works,
    'an admin': works,
    'the owner': works,
    support: looks,
    'support who also works here, with neither flag': knowsOfIt,
    'a viewer': belongs,
    'a viewer who owns the place': works,
  },
  'a restaurant of another tenant': {
    ...siteAdministrators,
    "another tenant's owner": works,
    support: looks,
    'support who also works here, with neither flag': looks,
    'a viewer': belongs,
    'a viewer who owns the place': belongs,
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

/** What the actor may do there, in the order of `operations`. */
export function expected(actor: ActorName, place: PlaceName, kind: OpenKind): Operation[] {
  const words = table[place][actor]?.[openKinds.indexOf(kind)]?.split(' ') ?? [];
  return operations.filter((operation) => words.includes(operation));
}
