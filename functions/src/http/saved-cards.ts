// Handlers of the cards that a diner keeps.
import { deleteSavedCard, listSavedCards, type SavedCardDeps } from '../payments/saved-cards.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

export const savedCardHandlers = (
  deps: SavedCardDeps,
): Pick<Handlers, 'listSavedCards' | 'deleteSavedCard'> => ({
  listSavedCards: answering(({ diner, query }) => listSavedCards(deps, diner, query)),
  deleteSavedCard: answering(({ diner, params }) => deleteSavedCard(deps, diner, params)),
});
