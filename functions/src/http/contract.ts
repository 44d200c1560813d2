// What a handler gets and gives, typed from the contract: a forgotten handler does not compile, and none parses its input.
import type { Answers } from '@bite/shared/api/answers';
import type { Contract } from '@bite/shared/api/contract';
import type { Audience } from '@bite/shared/api/route';
import type { RouteName, routes } from '@bite/shared/api/routes';
import type { User } from '@bite/shared/identity/user.schema';
import type { z } from 'zod';

/** Who calls, by audience: a new audience is a line here and a guard in the composition. */
export interface Callers {
  staff: { user: User };
}

/** A request's header by its name, in any spelling; cookies are in `cookie`. */
export type ReadHeader = (name: string) => string | undefined;

/** Finds out who calls, by whatever headers they prove it; throws UNAUTHENTICATED or FORBIDDEN. */
export type Guards = {
  [Each in Exclude<Audience, 'public'>]: (header: ReadHeader) => Promise<Callers[Each]>;
};

type Part = 'params' | 'query' | 'headers' | 'body';

/** As the endpoint's schema reads it; undefined where the endpoint has none. */
type Input<Name extends RouteName, Which extends Part> = Contract[Name] extends {
  [Key in Which]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

type CallerOf<Name extends RouteName> = (typeof routes)[Name]['audience'] extends keyof Callers
  ? Callers[(typeof routes)[Name]['audience']]
  : unknown;

export type ApiRequest<Name extends RouteName> = CallerOf<Name> & {
  [Which in Part]: Input<Name, Which>;
} & { requestId: string };

export interface Reply<Data> {
  data: Data;
  /** Cache-Control; 'private, no-store' where nothing is said. */
  cache?: string;
  /** Strong ETag value without quotes; a matching If-None-Match is answered 304. */
  etag?: string;
}

export type Handlers = {
  [Name in RouteName]: (request: ApiRequest<Name>) => Promise<Reply<Answers[Name]>>;
};
