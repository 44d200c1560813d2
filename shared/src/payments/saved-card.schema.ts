// A card that a diner keeps for the next order: customers/{uid}/saved_cards/{savedCardId}. The card itself lies with the gateway, in a
// profile that belongs to the restaurant's merchant; the profile's number is never sent to a browser.
import { z } from 'zod';
import { guid, isoTime, positiveId } from '../kernel/schema.ts';
import { gatewaySite } from './payment-setup.schema.ts';

/** YYYYMM */
export const cardExpiry = z.string().regex(/^20\d{2}(0[1-9]|1[0-2])$/, 'The expiry date is YYYYMM');

export const savedCard = z.object({
  savedCardId: guid,
  brand: z.string().optional(),
  lastFour: z.string(),
  expiry: cardExpiry,
  /** Where it was first used. */
  tenantId: positiveId,
  restaurantId: positiveId,
  restaurantGuid: guid,
  restaurantName: z.string(),
  /** Whose profile it is at the gateway: it pays only where this merchant is paid. */
  site: gatewaySite,
  merchantId: z.string(),
  profileId: z.string(),
  accountId: z.string(),
  createdAt: isoTime,
});
export type SavedCard = z.output<typeof savedCard>;

/** As many as one diner keeps. */
export const SAVED_CARDS_LIMIT = 10;
