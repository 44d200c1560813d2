// Stored records of any kind: found, counted, and read and written together in transactions. What is known of a kind of
// record is its collection: where it lies and the schema that reads it.
import { DomainError } from '@bite/shared/kernel/errors';
import { plainMessage } from '@bite/shared/kernel/plain-messages';

/** Reads what is stored; a zod schema is one. */
export interface RecordSchema<Stored> {
  safeParse(
    value: unknown,
    /** `error` says what is wrong where the schema has no words of its own. */
    context?: object,
  ):
    | { success: true; data: Stored }
    | {
        success: false;
        error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
      };
}

/** Where records of one kind lie. */
export interface RecordCollection<Stored> {
  /** 'tenants/10000001/restaurants' */
  readonly path: string;
  readonly schema: RecordSchema<Stored>;
  /** Fields that are stored beside the record's own for queries alone: the schema drops them, so that no answer has them. */
  queryFields?(record: Stored): Readonly<Record<string, unknown>>;
  /** What a change of a record is beside itself, each with an audit entry of its own: as a member of a tenant. */
  alsoAudited?(before: Stored | undefined, after: Stored | undefined): readonly RecordChange[];
}

/** A record before and after a change. */
export interface RecordChange {
  /** Absent where it is created. */
  before: object | undefined;
  /** Absent where it is deleted. */
  after: object | undefined;
  /** The collection's. */
  path: string;
  recordId: string;
}

/** A record that is written whole, where another port writes it together with what is its own. */
export interface RecordToSet {
  at: RecordCollection<unknown>;
  id: string;
  record: object;
}

/** What is stored of a record: every adapter writes this. */
export const documentOf = <Stored>(at: RecordCollection<Stored>, record: Stored): object => ({
  ...record,
  ...at.queryFields?.(record),
});

/** Every collection of one name, wherever it lies. */
export interface RecordCollectionGroup<Stored> {
  /** 'restaurants' */
  readonly group: string;
  readonly schema: RecordSchema<Stored>;
}

export type RecordSource<Stored> = RecordCollection<Stored> | RecordCollectionGroup<Stored>;

export interface Condition {
  /** 'settings.timezone'; a field below another by a dot. */
  field: string;
  /** 'in' and 'array-contains-any' take a list of at most 30; of an empty one nothing is found. */
  is: '==' | 'in' | 'array-contains' | 'array-contains-any' | '<' | '<=' | '>' | '>=';
  value: unknown;
}

export interface RecordQuery {
  where?: readonly Condition[];
  /** Those without the field are left out. By the id's text, or by the field of a range, where nothing is said. */
  orderBy?: { field: string; direction?: 'asc' | 'desc' };
  /** No list is without an end. */
  limit: number;
}

export interface Found<Stored> {
  id: string;
  /** 'tenants/10000001/restaurants/20000001' */
  path: string;
  record: Stored;
}

/** A record that its schema cannot read. */
export interface Unreadable {
  id: string;
  path: string;
  /** 'basePrice: Must not be negative': the fields at fault, without their values. */
  reason: string;
}

export interface RecordPage<Stored> {
  found: Found<Stored>[];
  /** Left out of the page, so that one broken record does not hide all others; absent where there is none. */
  unreadable?: Unreadable[];
  /** Where the next page begins; absent at the end. Opaque, and refused with VALIDATION_FAILED where it is made up. */
  nextPageToken?: string;
}

/** A record that does not parse is named in the error; a page leaves it out, and so do the lists of find-readable.ts. */
export interface RecordReader {
  get<Stored>(at: RecordCollection<Stored>, id: string): Promise<Stored | undefined>;
  /** In the order of the ids; undefined where there is none. */
  getAll<Stored>(at: RecordCollection<Stored>, ids: readonly string[]): Promise<(Stored | undefined)[]>;
  find<Stored>(from: RecordSource<Stored>, query: RecordQuery): Promise<Found<Stored>[]>;
}

/** Reads come before writes. Nothing is written before the work has ended well. */
export interface RecordTransaction extends RecordReader {
  /** Fails with RecordExists, and writes nothing, where the id is taken. */
  create<Stored>(at: RecordCollection<Stored>, id: string, record: Stored): void;
  /** Puts the whole record in the place of whatever was there. */
  set<Stored>(at: RecordCollection<Stored>, id: string, record: Stored): void;
  /** Nothing happens where there is none. */
  delete<Stored>(at: RecordCollection<Stored>, id: string): void;
}

export interface RecordStore extends RecordReader {
  page<Stored>(
    from: RecordSource<Stored>,
    query: RecordQuery & { pageToken?: string | undefined },
  ): Promise<RecordPage<Stored>>;
  count<Stored>(from: RecordSource<Stored>, where?: readonly Condition[]): Promise<number>;
  /** Serializable: what was read or counted has not changed when the writes happen. `work` may run several times. */
  transact<Result>(work: (transaction: RecordTransaction) => Promise<Result>): Promise<Result>;
}

/** What a schema makes of the documents of a list: those that it reads, and the names of the others. */
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

/** What is stored is no record of its kind; reading it again gives the same. */
export class UnreadableRecord extends Error {
  constructor(path: string, faults: string) {
    super(`${path} does not parse (${faults})`);
    this.name = 'UnreadableRecord';
  }
}

/** An id that was to be new is taken. */
export class RecordExists extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} exists already`);
    this.name = 'RecordExists';
    this.path = path;
  }
}

/** Whether a document can have this id: what cannot is never found. */
export const isRecordId = (id: string): boolean =>
  id !== '' && id.length <= 500 && !id.includes('/') && !/^(\.\.?|__.*__)$/.test(id);

/** The transaction met others on the same records again and again. */
export const tooMuchContention = (): DomainError =>
  new DomainError('UNAVAILABLE', 'Too many people are changing this at once. Please try again.');
