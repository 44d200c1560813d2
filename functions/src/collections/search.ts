// Substring search: grams (short parts of the texts) are stored with the record. A query looks up one gram of the term, and
// the whole term is then checked on the results (shared/src/kernel/search-grams.ts).
import { gramsToLookUp, type SearchFields, searchGramsOf } from '@bite/shared/kernel/search-grams';
import type { Condition } from '../ports/records.ts';

export const SEARCH_FIELD = 'searchGrams';

/** The extra search fields that a collection stores. */
export const searchGrams = (fields: SearchFields) => ({ [SEARCH_FIELD]: searchGramsOf(fields) });

/** Matches all records that can contain the term, and some others; none if the term is blank. */
export const mayMatch = (term: string): Condition => ({
  field: SEARCH_FIELD,
  is: 'array-contains-any',
  value: gramsToLookUp(term),
});
