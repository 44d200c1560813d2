// Lists that leave out unreadable records and name them. RecordReader's own `find` and `getAll` throw instead: use them
// where no record may be missing.
import {
  type RecordCollection,
  type RecordPage,
  type RecordQuery,
  type RecordReader,
  type RecordSchema,
  type RecordSource,
  sorted,
} from '../ports/records.ts';

export type Readable<Stored> = Pick<RecordPage<Stored>, 'found' | 'unreadable'>;

/** Accepts any stored content. */
export const asStored: RecordSchema<unknown> = { safeParse: (data) => ({ success: true, data }) };

/** For conditions on times use `page`: stored as timestamps, they are found by the schema that this one leaves out. */
export async function findReadable<Stored>(
  reader: Pick<RecordReader, 'find'>,
  from: RecordSource<Stored>,
  query: RecordQuery,
): Promise<Readable<Stored>> {
  const found = await reader.find({ ...from, schema: asStored }, query);
  return sorted(
    found.map(({ id, path, record }) => ({ id, path, read: () => record })),
    from.schema,
  );
}

/** In the order of the ids; missing records are left out, too. */
export async function getReadable<Stored>(
  reader: Pick<RecordReader, 'getAll'>,
  at: RecordCollection<Stored>,
  ids: readonly string[],
): Promise<Readable<Stored>> {
  const records = await reader.getAll({ path: at.path, schema: asStored }, ids);
  const documents = ids.flatMap((id, index) => {
    const record = records[index];
    return record === undefined ? [] : [{ id, path: `${at.path}/${id}`, read: () => record }];
  });
  return sorted(documents, at.schema);
}
