// Names what changes of a record refer to, which is loaded where they need it: 'Spicy', 'A tag that was deleted'.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { AuditChange } from '@bite/shared/audit/audit-entry.schema';
import type { WordsOf } from '../../ui/change-words.ts';
import { kindOfCollection, plainFieldWords, useFieldWords } from '../../ui/records/reference-names.ts';
import { domainFieldWords } from './domain-field-words.ts';

/** @param collection 'menu_groups' */
export function useWordsOf(
  collection: string,
  changes: readonly AuditChange[],
  restaurant: MyRestaurant | undefined,
): WordsOf {
  const kind = kindOfCollection(collection);
  const fields = restaurant && kind ? changes.map(({ field }) => field) : 'loaded';
  const words = useFieldWords(kind ?? 'tags', restaurant ?? nowhere, fields);
  const wordsOf = restaurant && kind ? words : plainFieldWords(collection, restaurant?.timezone);
  return (path, value) => domainFieldWords(collection, value) ?? wordsOf(path, value);
}

const nowhere = { tenantId: 0, restaurantId: 0, currency: 'USD', timezone: 'UTC' };
