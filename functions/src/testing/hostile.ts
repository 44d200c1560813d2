// Hostile input to the API, drawn by fast-check: what a good request becomes in the hands of somebody who means harm.
import fc from 'fast-check';
import { elsewhere } from './memory-places.ts';
import type { SampleRequest } from './sample-requests.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** Texts that other programs have stumbled over: numbers that are none, paths, queries, scripts, tricks of Unicode. */
const texts = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '٣',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  '__all__',
  '.',
  '..',
  '../../users/owner',
  'a/b',
  '/',
  '\\',
  '%2e%2e%2f',
  '%00',
  '\u0000',
  '\r\nset-cookie: a=b',
  '\u202egnp.exe',
  '\ufeffbella',
  'ﬀ',
  'İstanbul',
  'e\u0301',
  '\ud800',
  '👩‍👩‍👧‍👦'.repeat(40),
  "' OR 1=1 --",
  '{"$gt":""}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '2026-02-30T25:61:61Z',
  '+1 555 0100',
  'owner@example.com',
  'x'.repeat(5_000),
];

const foreign: readonly unknown[] = [
  elsewhere.tenantId,
  elsewhere.restaurantId,
  String(elsewhere.tenantId),
  elsewhere.tenantGuid,
  elsewhere.restaurantGuid,
  'otherOwner',
];

const odd: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1 + 0.2,
  1e21,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53 + 2,
  [],
  {},
  [null],
  [[]],
  nested(20),
  nested(64),
  JSON.parse('{"then":1}'),
  { toString: 1 },
  { length: 1e9 },
  JSON.parse('{"__proto__":{"isSiteAdmin":true}}'),
  { constructor: { prototype: { isSiteAdmin: true } } },
  Array.from({ length: 500 }, (_, index) => index),
  'y'.repeat(1_000_000),
];

const text = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 40 }));
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 3, arbitrary: fc.constantFrom(...odd) },
  { weight: 2, arbitrary: fc.constantFrom(...foreign) },
  { weight: 2, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** A field by its place among those of the request, and of those that the document names. */
const place = fc.nat(1_000);

export const mutation = fc.oneof(
  fc.record({
    kind: fc.constant('parameter' as const),
    place,
    text: fc.oneof(text, fc.constantFrom(...foreign.map(String))),
  }),
  fc.record({ kind: fc.constant('query' as const), place, text, twice: fc.boolean() }),
  fc.record({ kind: fc.constant('field' as const), place, value }),
  fc.record({ kind: fc.constant('field' as const), place, value }),
  fc.record({ kind: fc.constant('removal' as const), place }),
  fc.record({ kind: fc.constant('body' as const), value }),
  fc.record({
    kind: fc.constant('raw' as const),
    text: fc.constantFrom('', '{', '[1,', '"a', 'a=b', '\u0000', '{"a":1}x'),
  }),
  fc.record({
    kind: fc.constant('header' as const),
    name: fc.constantFrom(
      'idempotency-key',
      'x-forwarded-for',
      'x-forwarded-host',
      'origin',
      'cookie',
      'content-type',
      'if-none-match',
      'x-bite-csrf',
    ),
    text: fc.constantFrom(
      'a',
      '__session=a; __session=b',
      'https://evil.example',
      'text/html',
      'application/json; charset=utf-7',
      '203.0.113.7, '.repeat(50),
      '"x", W/"y"',
      'x'.repeat(2_000),
    ),
  }),
);
export type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

/** A request as it goes out. */
export interface Raw {
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface Named {
  /** Parameters of the query, and fields of the body, as the printed document names them. */
  query: readonly string[];
  fields: readonly string[];
}

interface Spot {
  holder: Record<string, unknown>;
  key: string;
}

/** Every field there is, however deep. */
function spotsOf(body: unknown): Spot[] {
  if (typeof body !== 'object' || body === null) return [];
  const holder = body as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...spotsOf(holder[key])]);
}

const pick = <One>(list: readonly One[], place: number): One | undefined =>
  list[place % Math.max(1, list.length)];

/** The good request after these changes, one after the other. */
export function distorted(good: SampleRequest, named: Named, mutations: readonly Mutation[]): Raw {
  const params = Object.entries(good.params ?? {}).map(([name, one]) => [name, String(one)] as const);
  const draft: Draft = {
    params: Object.fromEntries(params),
    query: new URLSearchParams(good.query),
    headers: { ...good.headers },
    body: structuredClone(good.body),
    raw: undefined,
  };
  for (const change of mutations) distort(draft, named, change);
  const { raw, body, ...rest } = draft;
  return { ...rest, body: raw ?? (body === undefined ? undefined : JSON.stringify(body)) };
}

type Draft = Omit<Raw, 'body'> & { body: unknown; raw: string | undefined };

function distort(draft: Draft, named: Named, change: Mutation): void {
  switch (change.kind) {
    case 'parameter':
      distortParameter(draft.params, change);
      break;
    case 'query':
      distortQuery(draft.query, named, change);
      break;
    case 'header':
      draft.headers[change.name] = change.text;
      break;
    case 'body':
      draft.body = structuredClone(change.value);
      break;
    case 'raw':
      draft.raw = change.text;
      break;
    default:
      distortField(draft.body, named, change);
  }
}

function distortParameter(
  params: Record<string, string>,
  { place: at, text: by }: Extract<Mutation, { kind: 'parameter' }>,
): void {
  const name = pick(Object.keys(params), at);
  if (name !== undefined) params[name] = by;
}

function distortQuery(
  query: URLSearchParams,
  named: Named,
  { place: at, text: by, twice }: Extract<Mutation, { kind: 'query' }>,
): void {
  const name = pick([...named.query, 'unknown', '__proto__'], at) ?? '';
  query.append(name, by);
  if (twice) query.append(name, by);
}

function distortField(
  body: unknown,
  named: Named,
  change: Extract<Mutation, { kind: 'field' | 'removal' }>,
): void {
  if (typeof body !== 'object' || body === null) return;
  const top = body as Record<string, unknown>;
  const spots = [...spotsOf(body), ...named.fields.map((key) => ({ holder: top, key }))];
  const spot = pick(spots, change.place);
  if (!spot) return;
  if (change.kind === 'removal') delete spot.holder[spot.key];
  else spot.holder[spot.key] = structuredClone(change.value);
}
