// The cards that a signed-in diner keeps for the next order (I5.3-09).
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { guid } from '../kernel/schema.ts';
import { cardExpiry } from './saved-card.schema.ts';

export const shownCard = z.strictObject({
  savedCardId: guid,
  brand: z.string().exactOptional(),
  lastFour: z.string(),
  expiry: cardExpiry,
  isExpired: z.boolean(),
  restaurantName: z.string().describe('Where it was first used.'),
  isUsableHere: z
    .boolean()
    .describe('Whether it can pay at the named restaurant: if it takes its payments by the same account.'),
});

export const savedCardEndpoints = {
  listSavedCards: {
    summary: 'The cards that the diner keeps for the next order, the newest first.',
    query: z.strictObject({ restaurantGuid: guid }),
    answer: z.strictObject({ cards: z.array(shownCard) }),
    refuses: ['RESTAURANT_NOT_FOUND'],
  },
  deleteSavedCard: {
    summary: 'Removes a kept card, here and at the card service; one that is not there is no error.',
    params: z.object({ savedCardId: guid }),
    answer: z.null(),
  },
} as const satisfies Record<string, Endpoint>;
