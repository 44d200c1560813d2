// Whether a restaurant could have a slug (C3-07): a look beforehand; what counts is the look when it is taken.
import type { Answers } from '@bite/shared/api/answers';
import { slugOf } from '@bite/shared/kernel/slug';
import type { RecordReader } from '../ports/records.ts';
import { isFree } from './slugs.ts';

/** @param restaurantId The restaurant that asks: its present slug is free to it. */
export async function checkSlug(
  { records }: { records: Pick<RecordReader, 'find'> },
  wanted: string,
  restaurantId?: number,
): Promise<Answers['checkSlug']> {
  const slug = slugOf(wanted);
  return { slug, available: slug !== '' && (await isFree(records, slug, restaurantId)) };
}
