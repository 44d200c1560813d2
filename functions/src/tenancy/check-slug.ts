// Checks whether a slug is free (C3-07). For display only: the transaction that takes it checks again.
import type { Answers } from '@bite/shared/api/answers';
import { slugOf } from '@bite/shared/kernel/slug';
import type { RecordReader } from '../ports/records.ts';
import { isFree } from './slugs.ts';

/** @param restaurantId The restaurant that asks; its present slug is free for it. */
export async function checkSlug(
  { records }: { records: Pick<RecordReader, 'find'> },
  wanted: string,
  restaurantId?: number,
): Promise<Answers['checkSlug']> {
  const slug = slugOf(wanted);
  return { slug, available: slug !== '' && (await isFree(records, slug, restaurantId)) };
}
