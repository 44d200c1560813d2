// What a handler gets and gives. The map of handlers is typed from the routes: a forgotten one does not compile.
import type { Answers } from '@bite/shared/api/answers';
import type { RouteName, routes } from '@bite/shared/api/routes';
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import type { z } from 'zod';

export interface ApiRequest {
  params: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
  header(name: string): string | undefined;
  requestId: string;
}

export interface StaffRequest extends ApiRequest {
  user: User;
}

export interface Reply<Data> {
  data: Data;
  status?: number;
  /** Cache-Control; 'private, no-store' where nothing is said. */
  cache?: string;
  /** Strong ETag value without quotes; a matching If-None-Match is answered 304. */
  etag?: string;
}

type PublicHandler<Name extends RouteName> = (request: ApiRequest) => Promise<Reply<Answers[Name]>>;
type StaffHandler<Name extends RouteName> = (request: StaffRequest) => Promise<Reply<Answers[Name]>>;

export type Handlers = {
  [Name in RouteName]: (typeof routes)[Name]['audience'] extends 'staff'
    ? StaffHandler<Name>
    : PublicHandler<Name>;
};

/** The input as its schema reads it, or VALIDATION_FAILED with each field's message under `details.fields`. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  const [first] = parsed.error.issues;
  throw new DomainError('VALIDATION_FAILED', first?.message ?? 'Invalid input', { fields });
}
