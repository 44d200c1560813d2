// The cards that a diner keeps: customers/{uid}/saved_cards/{savedCardId}.
import { collections, paths } from '@bite/shared/paths';
import { type SavedCard, savedCard } from '@bite/shared/payments/saved-card.schema';
import type { RecordCollection } from '../ports/records.ts';

export const savedCardsOf = (uid: string): RecordCollection<SavedCard> => ({
  path: `${paths.customer(uid)}/${collections.savedCards}`,
  schema: savedCard,
});
