import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { isoDate, isoTime } from '@bite/shared/kernel/schema';
import { kitchenItem, order } from '@bite/shared/ordering/order.schema';
import { recordKindTable } from '@bite/shared/records/record-kinds';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as useCaseCollections from '../../collections/collections.ts';
import { fromDocument, toDocument, toValue } from './documents.ts';
import { instantsOf } from './instants.ts';

const AT = '2026-06-10T22:00:00.500Z';
const stamp = Timestamp.fromDate(new Date(AT));

describe('what is kept as a timestamp', () => {
  it('is what the schema says, whatever it is called', () => {
    const schema = z.object({
      expires: isoTime,
      dueOn: isoTime.optional(),
      dates: z.array(isoTime),
      byName: z.record(z.string(), isoTime),
      deep: z.object({ list: z.array(z.object({ since: isoTime.nullable() })) }).default({ list: [] }),
      either: z.union([isoTime, z.literal('never')]),
      kind: z.discriminatedUnion('is', [
        z.object({ is: z.literal('a'), when: isoTime }),
        z.object({ is: z.literal('b'), when: z.string() }),
      ]),
      lenient: isoTime.optional().catch(undefined),
      piped: isoTime.transform((text) => text.length),
      later: z.lazy(() => z.object({ on: isoTime })),
    });
    const value = {
      ...{ expires: AT, dueOn: AT, dates: [AT], byName: { x: AT }, deep: { list: [{ since: AT }] } },
      ...{ either: AT, kind: { is: 'a', when: AT }, lenient: AT, piped: AT, later: { on: AT } },
    };
    const stored = toDocument(value, schema);
    expect(JSON.stringify(stored)).not.toContain(AT);
    expect(stored).toMatchObject({
      ...{ expires: stamp, dates: [stamp], byName: { x: stamp }, deep: { list: [{ since: stamp }] } },
      ...{ either: stamp, later: { on: stamp } },
    });
    expect(fromDocument(stored)).toEqual(value);
  });

  it('is nothing else, however much it looks or sounds like an instant', () => {
    const schema = z.object({
      ...{ createdAt: z.string(), openTime: z.string(), day: isoDate, data: z.unknown() },
      either: z.union([isoTime, z.literal('never')]),
    });
    const value = {
      ...{ createdAt: AT, openTime: '09:00', day: '2026-06-10', data: { at: AT, since: AT } },
      ...{ either: 'never', unknownAt: AT },
    };
    expect(toDocument(value, schema)).toEqual(value);
  });

  it('is looked for as it is kept', () => {
    const schema = z.object({ dueOn: isoTime, name: z.string(), on: z.array(isoTime) });
    expect(toValue(schema, 'dueOn', AT)).toEqual(stamp);
    expect(toValue(schema, 'name', AT)).toBe(AT);
    expect(toValue(schema, 'nobody.knows', AT)).toBe(AT);
    expect(toValue(schema, 'on', [AT])).toEqual([stamp]);
  });

  it('that an earlier release kept as text is still read', () => {
    const schema = z.object({ expires: isoTime, dueOn: isoTime });
    expect(schema.parse(fromDocument({ expires: AT, dueOn: stamp }))).toEqual({ expires: AT, dueOn: AT });
  });
});

interface Described {
  schema: z.ZodType;
}

const isCollection = (one: unknown): one is Described =>
  typeof one === 'object' && one !== null && (one as Described).schema instanceof z.ZodType;

/** Collections that depend on a place; those of all record kinds are checked below. */
const isMaker = (name: string, one: unknown): one is (...args: unknown[]) => unknown =>
  typeof one === 'function' &&
  Object.hasOwn(useCaseCollections, name) &&
  name.endsWith('Of') &&
  name !== 'recordsOf';

const collectionsIn = (exported: object): [name: string, schema: z.ZodType][] =>
  Object.entries(exported).flatMap(([name, one]: [string, unknown]): [string, z.ZodType][] => {
    const collection = isMaker(name, one) ? one({ tenantId: 1, restaurantId: 2 }) : one;
    return isCollection(collection) ? [[name, collection.schema]] : [];
  });

/** Every schema that is used for storage. */
async function storedSchemas(): Promise<[name: string, schema: z.ZodType][]> {
  const root = join(import.meta.dirname, '..', '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /^(audit|due-work|identity|migrations|once|schedules|tenancy)\b.*\.ts$/.test(file) &&
      !file.includes('.test.') &&
      readFileSync(join(root, file), 'utf8').includes(': RecordCollection<'),
  );
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<object>));
  const records = Object.entries(recordKindTable).map(([kind, { entity }]): [string, z.ZodType] => [
    kind,
    entity.stored,
  ]);
  const others: [string, z.ZodType][] = [
    ['order', order],
    ['kitchenItem', kitchenItem],
    ['domainMapping', domainMapping],
  ];
  return [...collectionsIn(useCaseCollections), ...modules.flatMap(collectionsIn), ...records, ...others];
}

/** `steps`: field names, and markers for every entry of a list or a map. */
type Leaf = { steps: readonly string[]; format: string | undefined };
const ENTRY = '[]';
const ANY_KEY = '{}';

function leavesOf(schema: unknown, steps: readonly string[] = [], seen: readonly unknown[] = []): Leaf[] {
  if (!(schema instanceof z.ZodType) || seen.includes(schema)) return [];
  const { def } = (schema as unknown as { _zod: { def: Record<string, unknown> } })._zod;
  const below = (one: unknown, ...further: string[]) =>
    leavesOf(one, [...steps, ...further], [...seen, schema]);
  const here = ['innerType', 'in', 'left', 'right'].map((key) => def[key]);
  return [
    ...(def['type'] === 'string' ? [{ steps, format: def['format'] as string | undefined }] : []),
    ...[...here, ...((def['options'] as unknown[] | undefined) ?? [])].flatMap((one) => below(one)),
    ...below(def['element'], ENTRY),
    ...below(def['valueType'], ANY_KEY),
    ...Object.entries((def['shape'] ?? {}) as object).flatMap(([name, one]) => below(one, name)),
  ];
}

const isKnownInstant = (schema: z.ZodType, steps: readonly string[]): boolean =>
  steps.reduce((at, step) => (step === ENTRY ? at.entry : at.at(step)), instantsOf(schema)).isInstant;

/** The rule of an earlier release, by field names: queries and TTL policies rely on what it stored as timestamps. */
const namesTime = /(^at|At|For|^until|Until|Login|Sync|Attempt|Updated|Modified|Time)$/;
/** Times of day, which are no instants. */
const clockTimes = ['openTime', 'closeTime'];

describe('everything that is stored', async () => {
  const schemas = await storedSchemas();

  it('is looked at here', () => {
    expect(schemas.length).toBeGreaterThan(25);
    expect(schemas.flatMap(([, schema]) => leavesOf(schema)).length).toBeGreaterThan(300);
  });

  it.each(schemas)(
    '%s keeps its instants as timestamps, those of earlier releases among them',
    (_name, schema) => {
      const leaves = leavesOf(schema);
      for (const { steps, format } of leaves)
        expect([steps, isKnownInstant(schema, steps)]).toEqual([steps, format === 'datetime']);
      const before = leaves.filter(({ steps }) => namesTime.test(steps.at(-1) ?? ''));
      const lost = before.filter(
        ({ steps, format }) => format !== 'datetime' && !clockTimes.includes(steps.at(-1) ?? ''),
      );
      expect(lost).toEqual([]);
    },
  );
});
