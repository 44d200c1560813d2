// Stored records of any kind: found, counted, and read and written in transactions. A kind of record is described by its
// collection: its path and the schema that parses it.
import { DomainError } from '@bite/shared/kernel/errors';
import { plainMessage } from '@bite/shared/kernel/plain-messages';

/** Parses stored data; a zod schema is one. */
export interface RecordSchema<Stored> {
  safeParse(
    value: unknown,
    /** `error` describes the problem if the schema has no message of its own. */
    context?: object,
  ):
    | { success: true; data: Stored }
    | {
        success: false;
        error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
      };
}

/** The collection of one kind of record. */
export interface RecordCollection<Stored> {
  /** 'tenants/10000001/restaurants' */
  readonly path: string;
  readonly schema: RecordSchema<Stored>;
  /** Extra stored fields for queries only: the schema drops them, so that no answer contains them. */
  queryFields?(record: Stored): Readonly<Record<string, unknown>>;
  /** Further audit entries that a change causes, for example for the member of a tenant. */
  alsoAudited?(before: Stored | undefined, after: Stored | undefined): readonly RecordDiff[];
}

/** A record before and after a change. */
export interface RecordDiff {
  /** Absent if it is created. */
  before: object | undefined;
  /** Absent if it is deleted. */
  after: object | undefined;
  /** The collection's path. */
  path: string;
  recordId: string;
}

/** A complete record that another port writes together with its own data. */
export interface RecordToSet {
  at: RecordCollection<unknown>;
  id: string;
  record: object;
}

/** The stored document of a record, with its query fields; used by every adapter. */
export const documentOf = <Stored>(at: RecordCollection<Stored>, record: Stored): object => ({
  ...record,
  ...at.queryFields?.(record),
});

/** All collections of one name, wherever they are. */
export interface RecordCollectionGroup<Stored> {
  /** 'restaurants' */
  readonly group: string;
  readonly schema: RecordSchema<Stored>;
}

export type RecordSource<Stored> = RecordCollection<Stored> | RecordCollectionGroup<Stored>;

export interface Condition {
  /** 'settings.timezone'; a dot separates nested fields. */
  field: string;
  /** 'in' and 'array-contains-any' take at most 30 values; an empty list matches nothing. */
  is: '==' | 'in' | 'array-contains' | 'array-contains-any' | '<' | '<=' | '>' | '>=';
  value: unknown;
}

export interface RecordQuery {
  where?: readonly Condition[];
  /** Leaves out records without the field. By default sorted by the field of a range, or else by id as text. */
  orderBy?: { field: string; direction?: 'asc' | 'desc' };
  /** How many are passed over, which costs as much as reading them; not for pages with tokens. */
  offset?: number;
  /** Required: every list has a limit. */
  limit: number;
}

export interface Found<Stored> {
  id: string;
  /** 'tenants/10000001/restaurants/20000001' */
  path: string;
  record: Stored;
}

/** A record that its schema cannot parse. */
export interface Unreadable {
  id: string;
  path: string;
  /** 'basePrice: Must not be negative': the invalid fields, without their values. */
  reason: string;
}

export interface RecordPage<Stored> {
  found: Found<Stored>[];
  /** Left out of the page, so that one broken record does not hide all others; absent if there is none. */
  unreadable?: Unreadable[];
  /** The token of the next page; absent at the end. Opaque; an invalid one is refused with VALIDATION_FAILED. */
  nextPageToken?: string;
}

/** An unreadable record is named in the error; pages and the lists of find-readable.ts leave it out instead. */
export interface RecordReader {
  get<Stored>(at: RecordCollection<Stored>, id: string): Promise<Stored | undefined>;
  /** In the order of the ids; undefined for missing records. */
  getAll<Stored>(at: RecordCollection<Stored>, ids: readonly string[]): Promise<(Stored | undefined)[]>;
  find<Stored>(from: RecordSource<Stored>, query: RecordQuery): Promise<Found<Stored>[]>;
}

/** Reads come before writes. Nothing is written unless the transaction's work succeeds. */
export interface RecordTransaction extends RecordReader {
  /** The transaction fails with RecordExists if the id is taken. */
  create<Stored>(at: RecordCollection<Stored>, id: string, record: Stored): void;
  /** Writes the complete record, whether or not there was one. */
  set<Stored>(at: RecordCollection<Stored>, id: string, record: Stored): void;
  /** Does nothing if there is none. */
  delete<Stored>(at: RecordCollection<Stored>, id: string): void;
}

export interface RecordStore extends RecordReader {
  page<Stored>(
    from: RecordSource<Stored>,
    query: RecordQuery & { pageToken?: string | undefined },
  ): Promise<RecordPage<Stored>>;
  count<Stored>(from: RecordSource<Stored>, where?: readonly Condition[]): Promise<number>;
  /** Serializable: what was read or counted is unchanged when the writes are applied. `work` may run several times. */
  transact<Result>(work: (transaction: RecordTransaction) => Promise<Result>): Promise<Result>;
}

/** Sorts the documents of a list into records and unreadable ones. */
export function sorted<Stored>(
  documents: readonly { id: string; path: string; read: () => unknown }[],
  schema: RecordSchema<Stored>,
): Pick<RecordPage<Stored>, 'found' | 'unreadable'> {
  const found: Found<Stored>[] = [];
  const unreadable: Unreadable[] = [];
  for (const { id, path, read } of documents) {
    const parsed = schema.safeParse(read(), { error: plainMessage });
    if (parsed.success) found.push({ id, path, record: parsed.data });
    else unreadable.push({ id, path, reason: faultsOf(parsed.error) });
  }
  return { found, ...(unreadable.length > 0 && { unreadable }) };
}

export const faultsOf = ({
  issues,
}: {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}): string => issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('; ');

/** A stored record does not match its schema; reading it again gives the same error. */
export class UnreadableRecord extends Error {
  constructor(path: string, faults: string) {
    super(`${path} does not parse (${faults})`);
    this.name = 'UnreadableRecord';
  }
}

/** The id of a new record is taken. */
export class RecordExists extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} exists already`);
    this.name = 'RecordExists';
    this.path = path;
  }
}

/** Whether a document can have this id; ids that it cannot have are never found. */
export const isRecordId = (id: string): boolean =>
  id !== '' && id.length <= 500 && !id.includes('/') && !/^(\.\.?|__.*__)$/.test(id);

/** The transaction conflicted with others on the same records again and again. */
export const tooMuchContention = (): DomainError =>
  new DomainError('UNAVAILABLE', 'Too many people are changing this at once. Please try again.');
