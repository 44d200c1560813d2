// What endpoints answer, as types alone (O7.1, O7.2). Wrapped as { success, data } or { success, error } on the wire.
import type { z } from 'zod';
import type { ErrorCode } from '../kernel/errors.ts';
import type { Contract } from './contract.ts';
import type { resolvedDomain, resolvedSlug } from './domains.contract.ts';
import type { placedOrder, quote } from './orders.contract.ts';
import type { myRestaurant } from './restaurants.contract.ts';
import type { RouteName } from './routes.ts';

export interface ApiError {
  code: ErrorCode;
  message: string;
  details?: unknown;
  requestId: string;
}

export type ApiAnswer<Data> = { success: true; data: Data } | { success: false; error: ApiError };

export type Answers = { [Name in RouteName]: z.output<Contract[Name]['answer']> };

/** Callers may send what they must not change. */
type Unchanging<Value> = Value extends readonly (infer Element)[]
  ? readonly Unchanging<Element>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
    : Value;

/** What a caller puts into the body; undefined where there is none. */
export type BodyOf<Name extends RouteName> = Contract[Name] extends { body: infer Body extends z.ZodType }
  ? Unchanging<z.input<Body>>
  : undefined;

export type ResolvedDomain = z.output<typeof resolvedDomain>;
export type ResolvedSlug = z.output<typeof resolvedSlug>;
export type Quote = z.output<typeof quote>;
export type PlacedOrder = z.output<typeof placedOrder>;
export type MyRestaurant = z.output<typeof myRestaurant>;

/** A record of a list that is stored and cannot be read. */
export type UnreadableRecord = NonNullable<Answers['listAdminUsers']['unreadable']>[number];
