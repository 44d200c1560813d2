// The five endpoints of every kind of record below a restaurant, made from its names.
import type { Route } from './route.ts';

export const PLACE = '/tenants/:tenantId/restaurants/:restaurantId';

type In<Path extends string> = `${typeof PLACE}/${Path}`;
interface Entry<Method extends Route['method'], Path extends string> {
  method: Method;
  path: Path;
  audience: 'staff';
}

export type RecordRoutes<One extends string, Many extends string, Path extends string> = {
  [Key in `list${Many}`]: Entry<'GET', In<Path>>;
} & {
  [Key in `create${One}`]: Entry<'POST', In<Path>> & { creates: true };
} & {
  [Key in `get${One}`]: Entry<'GET', `${In<Path>}/:recordId`>;
} & {
  [Key in `update${One}`]: Entry<'PATCH', `${In<Path>}/:recordId`>;
} & {
  [Key in `delete${One}`]: Entry<'DELETE', `${In<Path>}/:recordId`>;
};

export interface RecordNames<
  One extends string = string,
  Many extends string = string,
  Path extends string = string,
> {
  /** 'TaxRate', as in createTaxRate. */
  one: One;
  /** 'TaxRates', as in listTaxRates. */
  many: Many;
  /** 'tax-rates' */
  path: Path;
}

export function recordRoutes<const One extends string, const Many extends string, const Path extends string>({
  one,
  many,
  path,
}: RecordNames<One, Many, Path>): RecordRoutes<One, Many, Path> {
  const all = `${PLACE}/${path}`;
  const single = `${all}/:recordId`;
  return {
    [`list${many}`]: { method: 'GET', path: all, audience: 'staff' },
    [`create${one}`]: { method: 'POST', path: all, audience: 'staff', creates: true },
    [`get${one}`]: { method: 'GET', path: single, audience: 'staff' },
    [`update${one}`]: { method: 'PATCH', path: single, audience: 'staff' },
    [`delete${one}`]: { method: 'DELETE', path: single, audience: 'staff' },
  } as RecordRoutes<One, Many, Path>;
}
