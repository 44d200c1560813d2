// The menu that an order is made from.
import { DomainError } from '@bite/shared/kernel/errors';
import type { StoredStorefront, Storefronts } from '../ports/storefronts.ts';

/** The restaurant's menu. Throws RESTAURANT_NOT_FOUND. */
export async function menuOf(storefronts: Storefronts, restaurantGuid: string): Promise<StoredStorefront> {
  const found = await storefronts.find({ restaurantGuid });
  if (!found) throw new DomainError('RESTAURANT_NOT_FOUND', `Restaurant not found: ${restaurantGuid}`);
  return found;
}
