// Binds the write path of a request to its Idempotency-Key, if it has one.
import type { WritePath } from '../audit/write-path.ts';

interface ApiRequest {
  route: string;
  /** The signed-in person, with or without a record. */
  user?: { uid: string } | undefined;
  account?: { uid: string };
  headers: { 'idempotency-key'?: string | undefined };
  params?: unknown;
  body?: unknown;
}

/** The same ports, with a write path that tolerates repeats of this request. */
export function withIdempotencyKey<Deps extends { writePath: WritePath }>(
  deps: Deps,
  { route, user, account, headers, params, body }: ApiRequest,
): Deps {
  const uid = user?.uid ?? account?.uid ?? '';
  const request = { key: headers['idempotency-key'], uid, route, place: params, body };
  return { ...deps, writePath: deps.writePath.withKey(request) };
}
