// The write path of one request, bound to its Idempotency-Key if it has one.
import type { WritePath } from '../audit/write-path.ts';

interface KeyedRequest {
  route: string;
  /** Whoever is signed in: with or without a record. */
  user?: { uid: string } | undefined;
  account?: { uid: string };
  headers: { 'idempotency-key'?: string | undefined };
  params?: unknown;
  body?: unknown;
}

/** The same ports, for a request that may come again. */
export function keyed<Deps extends { writePath: WritePath }>(
  deps: Deps,
  { route, user, account, headers, params, body }: KeyedRequest,
): Deps {
  const uid = user?.uid ?? account?.uid ?? '';
  const request = { key: headers['idempotency-key'], uid, route, place: params, body };
  return { ...deps, writePath: deps.writePath.keyed(request) };
}
