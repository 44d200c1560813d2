// The endpoints of every kind of record below a restaurant, made from the names of the kinds.

import type { Route } from '../api/route.ts';
import { type RecordKind, type RecordNames, recordKinds, recordNames } from './record-names.ts';

export const PLACE = '/tenants/:tenantId/restaurants/:restaurantId';

type Names = typeof recordNames;
type In<Kind extends RecordKind> = `${typeof PLACE}/${Names[Kind]['path']}`;
interface Entry<Method extends Route['method'], Path extends string> {
  method: Method;
  path: Path;
  audience: 'staff';
}

export type RecordRoutes = {
  [Kind in RecordKind as `list${Names[Kind]['many']}`]: Entry<'GET', In<Kind>>;
} & {
  [Kind in RecordKind as `listDeleted${Names[Kind]['many']}`]: Entry<'GET', `${In<Kind>}/deleted`>;
} & {
  [Kind in RecordKind as `create${Names[Kind]['one']}`]: Entry<'POST', In<Kind>> & { creates: true };
} & {
  [Kind in RecordKind as `get${Names[Kind]['one']}`]: Entry<'GET', `${In<Kind>}/:recordId`>;
} & {
  [Kind in RecordKind as `update${Names[Kind]['one']}`]: Entry<'PATCH', `${In<Kind>}/:recordId`>;
} & {
  [Kind in RecordKind as `delete${Names[Kind]['one']}`]: Entry<'DELETE', `${In<Kind>}/:recordId`>;
} & {
  [Kind in RecordKind as `restore${Names[Kind]['one']}`]: Entry<'POST', `${In<Kind>}/:recordId/restore`> & {
    creates: false;
  };
} & {
  [Kind in RecordKind as `batch${Names[Kind]['many']}`]: Entry<'POST', `${In<Kind>}/batch`> & {
    creates: true;
  };
};

export type RecordRouteName = keyof RecordRoutes;

function routesOf({ one, many, path }: RecordNames): Record<string, Route> {
  const all = `${PLACE}/${path}` as const;
  const single = `${all}/:recordId` as const;
  return {
    [`list${many}`]: { method: 'GET', path: all, audience: 'staff' },
    // Before the route of one record, whose id it would be.
    [`listDeleted${many}`]: { method: 'GET', path: `${all}/deleted`, audience: 'staff' },
    [`create${one}`]: { method: 'POST', path: all, audience: 'staff', creates: true },
    [`get${one}`]: { method: 'GET', path: single, audience: 'staff' },
    [`update${one}`]: { method: 'PATCH', path: single, audience: 'staff' },
    [`delete${one}`]: { method: 'DELETE', path: single, audience: 'staff' },
    [`restore${one}`]: { method: 'POST', path: `${single}/restore`, audience: 'staff', creates: false },
    [`batch${many}`]: { method: 'POST', path: `${all}/batch`, audience: 'staff', creates: true },
  };
}

export const recordRoutes = Object.assign(
  {},
  ...recordKinds.map((kind) => routesOf(recordNames[kind])),
) as RecordRoutes;
