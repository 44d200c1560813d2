// A request names each record once: of two changes of one record the second would be held to the first, and refused as if
// somebody else had made it.
import { invalidFields } from '../collections/record-collection.ts';

/** Throws VALIDATION_FAILED at the second mention of an id. @param fieldAt The field of the id at an index, for the error. */
export function assertOnceEach(
  ids: readonly number[],
  fieldAt: (index: number) => string,
  message = 'This record is there twice',
): void {
  const seen = new Set<number>();
  for (const [index, id] of ids.entries()) {
    if (seen.has(id)) throw invalidFields([{ field: fieldAt(index), message }]);
    seen.add(id);
  }
}
