// Finding records by any part of their texts: the grams are stored beside the record, one of the term's is looked up, and
// whether the whole term is there is checked on what that finds (shared/src/kernel/search-grams.ts).
import { gramsToLookUp, type SearchFields, searchGramsOf } from '@bite/shared/kernel/search-grams';
import type { Condition } from '../ports/records.ts';

export const SEARCH_FIELD = 'searchGrams';

/** What a collection stores for its search. */
export const searchGrams = (fields: SearchFields) => ({ [SEARCH_FIELD]: searchGramsOf(fields) });

/** Holds for all that the term can match, and for some others; for nothing where the term is blank. */
export const mayMatch = (term: string): Condition => ({
  field: SEARCH_FIELD,
  is: 'array-contains-any',
  value: gramsToLookUp(term),
});
