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

/** Converts a value for storage at a field path: 'settings.ordering.pausedUntil'. */
export const toValue = (schema: RecordSchema<unknown>, field: string, value: unknown): unknown =>
  encode(value, instantsAt(schema, field));

/** Converts a stored value for the domain. */
export const fromValue = decode;

/** Stores what the schema calls instants as timestamps and leaves out undefined fields. */
export const toDocument = (fields: object, schema: RecordSchema<unknown>): Fields =>
  encodeFields(fields, instantsOf(schema));

/** Timestamps become ISO strings in UTC. */
export function fromDocument(data: object): Fields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, decode(value)]));
}

/** A document in the form that `sorted` takes. */
export const listedDocument = (snapshot: Pick<DocumentSnapshot, 'id' | 'ref' | 'data'>) => ({
  id: snapshot.id,
  path: snapshot.ref.path,
  read: () => fromDocument(snapshot.data() ?? {}),
});

/** Parses a stored document by its schema. Throws an error that names the document and the invalid fields. */
export function parseDocument<Stored>(
  schema: RecordSchema<Stored>,
  snapshot: Pick<DocumentSnapshot, 'ref' | 'data'>,
): Stored {
  const parsed = schema.safeParse(fromDocument(snapshot.data() ?? {}));
  if (parsed.success) return parsed.data;
  throw new UnreadableRecord(snapshot.ref.path, faultsOf(parsed.error));
}
