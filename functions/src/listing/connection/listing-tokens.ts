// The tokens by which a restaurant's listing is read and changed: one secret in the vault, for every process the newest.
import type { RestaurantRef } from '@bite/shared/paths';
import { z } from 'zod';
import type { SecretRef, Vault } from '../../ports/vault.ts';

const listingTokens = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string().min(1),
  /** Milliseconds. */
  expiresAt: z.number(),
});
export type ListingTokens = z.output<typeof listingTokens>;

export const listingTokensAt = (at: RestaurantRef): SecretRef => ({ at, name: 'googleListing' });

/** Undefined where there are none. Throws UnreadableSecret. */
export async function openTokens(
  vault: Pick<Vault, 'open'>,
  place: RestaurantRef,
): Promise<ListingTokens | undefined> {
  const text = await vault.open(listingTokensAt(place));
  return text === undefined ? undefined : readTokens(text);
}

/** @param setBy The uid of the person who gave access. */
export const keepTokens = (
  vault: Pick<Vault, 'put'>,
  place: RestaurantRef,
  tokens: ListingTokens,
  setBy: string,
): Promise<void> => vault.put(listingTokensAt(place), JSON.stringify(tokens), setBy);

/** What is wrong with them is not said: the error of a parser quotes the text, and logs keep errors. */
function readTokens(text: string): ListingTokens {
  try {
    return listingTokens.parse(JSON.parse(text));
  } catch {
    throw new Error('The tokens of the listing cannot be read');
  }
}
