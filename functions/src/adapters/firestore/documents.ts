// Converts between domain values (ISO strings in UTC) and stored documents (Firestore timestamps).
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { faultsOf, type RecordSchema, UnreadableRecord } from '../../ports/records.ts';
import { type Instants, instantsAt, instantsOf, isInstant } from './instants.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function encode(value: unknown, at: Instants): unknown {
  if (isInstant(value, at)) return Timestamp.fromDate(new Date(value));
  if (Array.isArray(value)) return value.map((entry) => encode(entry, at.entry));
  return isFields(value) ? encodeFields(value, at) : value;
}

const encodeFields = (fields: object, at: Instants): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, encode(value, at.at(name))]],
    ),
  );

function decode(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(decode);
  return isFields(value) ? fromDocument(value) : value;
}

/** A value as it is stored at a field: 'settings.ordering.pausedUntil'. */
export const toValue = (schema: RecordSchema<unknown>, field: string, value: unknown): unknown =>
  encode(value, instantsAt(schema, field));

/** A stored value as the domain has it. */
export const fromValue = decode;

/** What the schema says are instants become timestamps; undefined fields are left out. */
export const toDocument = (fields: object, schema: RecordSchema<unknown>): Fields =>
  encodeFields(fields, instantsOf(schema));

/** Timestamps become ISO strings in UTC. */
export function fromDocument(data: object): Fields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, decode(value)]));
}

/** A document of a list, for `sorted`. */
export const listedDocument = (snapshot: Pick<DocumentSnapshot, 'id' | 'ref' | 'data'>) => ({
  id: snapshot.id,
  path: snapshot.ref.path,
  read: () => fromDocument(snapshot.data() ?? {}),
});

/** A stored document as its schema reads it. Throws an error that names the document and the fields at fault. */
export function parseDocument<Stored>(
  schema: RecordSchema<Stored>,
  snapshot: Pick<DocumentSnapshot, 'ref' | 'data'>,
): Stored {
  const parsed = schema.safeParse(fromDocument(snapshot.data() ?? {}));
  if (parsed.success) return parsed.data;
  throw new UnreadableRecord(snapshot.ref.path, faultsOf(parsed.error));
}
