// The endpoints' answers, as types only (O7.1, O7.2). Sent as { success, data } or { success, error }.
import type { z } from 'zod';
import type { resolvedDomain, resolvedSlug } from '../domains/domains.contract.ts';
import type { ErrorCode } from '../kernel/errors.ts';
import type { placedOrder, quote } from '../ordering/orders.contract.ts';
import type { myRestaurant } from '../tenancy/restaurants.contract.ts';
import type { Contract } from './contract.ts';
import type { RouteName } from './routes.ts';

export interface ApiError {
  code: ErrorCode;
  message: string;
  details?: unknown;
  requestId: string;
}

export type ApiAnswer<Data> = { success: true; data: Data } | { success: false; error: ApiError };

export type Answers = { [Name in RouteName]: z.output<Contract[Name]['answer']> };

/** Callers may pass immutable values. */
type Unchanging<Value> = Value extends readonly (infer Element)[]
  ? readonly Unchanging<Element>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
    : Value;

/** The body that a caller sends; undefined if there is none. */
export type BodyOf<Name extends RouteName> = Contract[Name] extends { body: infer Body extends z.ZodType }
  ? Unchanging<z.input<Body>>
  : undefined;

export type ResolvedDomain = z.output<typeof resolvedDomain>;
export type ResolvedSlug = z.output<typeof resolvedSlug>;
export type Quote = z.output<typeof quote>;
export type PlacedOrder = z.output<typeof placedOrder>;
export type MyRestaurant = z.output<typeof myRestaurant>;

/** An unreadable record of a list. */
export type UnreadableRecord = NonNullable<Answers['listAdminUsers']['unreadable']>[number];

/** A signed-in diner, as their own browser sees them. */
export type DinerProfile = Answers['getDiner']['diner'];
export type SavedAddress = DinerProfile['addresses'][number];
