// Nothing that anybody may send is without an end: found out from the contract itself, so that a new field is held to it.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Formats that say themselves how long a text can be. */
const shortFormats = new Set(['date', 'date-time', 'time', 'uuid', 'guid', 'ipv4', 'ipv6']);
/** A pattern without '*', '+' and '{n,}' ends somewhere. */
const isEndless = (pattern: unknown): boolean =>
  typeof pattern !== 'string' || /(?<!\\)[*+]|\{\d+,\}/.test(pattern.replace(/\[[^\]]*\]/g, 'x'));

const isBoundedText = ({ maxLength, format, pattern, enum: words, const: word }: Schema): boolean =>
  maxLength !== undefined ||
  words !== undefined ||
  word !== undefined ||
  shortFormats.has(String(format)) ||
  !isEndless(pattern);

/** The places of texts and lists without a maximum: 'lines[].note'. */
function unboundedIn(
  schema: unknown,
  path = '',
  definitions: Schema = {},
  seen = new Set<string>(),
): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = schema as Schema;
  const inside = (inner: unknown, at: string) => unboundedIn(inner, at, definitions, seen);
  const reference = own['$ref'];
  if (typeof reference === 'string') {
    if (seen.has(reference)) return [];
    seen.add(reference);
    return inside(definitions[reference.slice(reference.lastIndexOf('/') + 1)], path);
  }
  const allOf = (own['allOf'] as Schema[] | undefined) ?? [];
  const either = (['anyOf', 'oneOf'] as const).flatMap((kind) => (own[kind] as unknown[]) ?? []);
  const fields = Object.entries((own['properties'] as Schema) ?? {});
  return [
    ...(own['type'] === 'string' && !isBoundedText(Object.assign({}, ...allOf, own)) ? [path] : []),
    ...(own['type'] === 'array' && own['maxItems'] === undefined ? [`${path}[]`] : []),
    ...inside(own['items'], `${path}[]`),
    ...fields.flatMap(([name, inner]) => inside(inner, path ? `${path}.${name}` : name)),
    ...inside(own['propertyNames'], `${path}{name}`),
    ...inside(own['additionalProperties'], `${path}{}`),
    ...either.flatMap((part) => inside(part, path)),
  ];
}

function unbounded(schema: z.ZodType): string[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return [...new Set(unboundedIn(json, '', (json['$defs'] as Schema) ?? {}))];
}

const endpoints = (Object.entries(contract) as [string, Endpoint][]).filter(
  ([, { body, query, params }]) => body ?? query ?? params,
);

describe('what anybody may send', () => {
  it.each(endpoints)('%s has a maximum for every text and list', (_name, { body, query, params }) => {
    const parts = { body, query, params };
    const found = Object.entries(parts).flatMap(([part, schema]) =>
      schema ? unbounded(schema).map((at) => `${part}: ${at}`) : [],
    );
    expect(found).toEqual([]);
  });

  it.each<[string, z.ZodType, string[]]>([
    ['a text', z.object({ a: z.string() }), ['a']],
    ['a text that may be left out', z.object({ a: z.string().optional() }), ['a']],
    ['a list', z.array(z.int()), ['[]']],
    ['a text in a list', z.array(z.object({ b: z.string() })).max(2), ['[].b']],
    ['a text of several forms', z.union([z.int(), z.string()]), ['']],
    ['an endless pattern', z.string().regex(/^a+$/), ['']],
    ['a web address', z.url(), ['']],
    ['the keys of a map', z.record(z.string(), z.int()), ['{name}']],
    ['the values of a map', z.record(z.string().max(5), z.string()), ['{}']],
    ['a text behind a transformation', z.string().trim().pipe(z.string().min(2)), ['']],
  ])('is found out to be endless: %s', (_what, schema, places) => {
    expect(unbounded(schema)).toEqual(places);
  });

  it.each<[string, z.ZodType]>([
    ['a short text', z.string().trim().max(5)],
    ['one of several words', z.enum(['a', 'b'])],
    ['a date', z.iso.date()],
    ['a pattern with an end', z.string().regex(/^\d{1,15}$/)],
    ['a short list', z.array(z.int()).max(3)],
  ])('is not found fault with where it has one: %s', (_what, schema) => {
    expect(unbounded(schema)).toEqual([]);
  });
});
