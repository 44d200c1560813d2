// Forgets what is stored of a business listing that is not connected any more: all that belongs to another connection than the
// restaurant's present one, and, where there is none, the access with its tokens.
import { DomainError } from '@bite/shared/kernel/errors';
import { collections, type RestaurantRef } from '@bite/shared/paths';
import { z } from 'zod';
import {
  everyListingConnection,
  LISTING_CONNECTION,
  listingConnectionsOf,
} from '../../collections/listing.ts';
import { ofRestaurant } from '../../collections/of-restaurant.ts';
import type { Attempt } from '../../due-work/attempt-work.ts';
import type { ListingGrants } from '../../ports/listing-grants.ts';
import type { RecordCollection, RecordStore } from '../../ports/records.ts';
import { UnreadableSecret, type Vault } from '../../ports/vault.ts';
import { connectionAt } from '../call-listing.ts';
import { listingTokensAt, openTokens } from './listing-tokens.ts';

export interface ForgetListingDeps {
  records: Pick<RecordStore, 'get' | 'getAll' | 'find' | 'page' | 'transact'>;
  vault: Pick<Vault, 'open' | 'remove'>;
  listingGrants: Pick<ListingGrants, 'revoke'>;
}

/** Whatever their form: old ones must go, too. */
const ofConnection = z.looseObject({ connectionId: z.string().optional().catch(undefined) });
type OfConnection = z.output<typeof ofConnection>;

const anyOf = (collection: string) => ofRestaurant<OfConnection>(collection, ofConnection);
const reviewsOf = anyOf(collections.reviews);
const parts = [
  ...[collections.listingProfiles, collections.listingSyncs, collections.listingPosts],
  collections.autoReplyConfigs,
].map(anyOf);

const PAGE = 200;

/** Idempotent. Throws UNAVAILABLE while the service cannot be told that its access ends, except at the last attempt. */
export async function forgetListing(
  deps: ForgetListingDeps,
  place: RestaurantRef,
  { isLast }: Attempt,
): Promise<void> {
  for (const part of [...parts, reviewsOf]) await forgetIn(deps, place, part(place), isOfAnother);
  // A reply belongs to its review.
  const replies = anyOf(collections.reviewReplies)(place);
  await forgetIn(deps, place, replies, async (_reply, id) => !(await deps.records.get(reviewsOf(place), id)));
  await forgetAccess(deps, place, isLast);
}

type IsForgotten = (
  record: OfConnection,
  id: string,
  current: string | undefined,
) => boolean | Promise<boolean>;

const isOfAnother: IsForgotten = ({ connectionId }, _id, current) =>
  current === undefined || connectionId !== current;

async function forgetIn(
  { records }: Pick<ForgetListingDeps, 'records'>,
  place: RestaurantRef,
  at: RecordCollection<OfConnection>,
  isForgotten: IsForgotten,
): Promise<void> {
  let pageToken: string | undefined;
  do {
    const page = await records.page(at, { limit: PAGE, pageToken });
    await records.transact(async (transaction) => {
      const connection = await transaction.get(listingConnectionsOf(place), LISTING_CONNECTION);
      const current = connection?.status === 'disconnected' ? undefined : connection?.connectionId;
      const judged = await Promise.all(
        page.found.map(async ({ id, record }) => ((await isForgotten(record, id, current)) ? [id] : [])),
      );
      for (const id of judged.flat()) transaction.delete(at, id);
    });
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
}

async function forgetAccess(deps: ForgetListingDeps, place: RestaurantRef, isLast: boolean): Promise<void> {
  const connection = await connectionAt(deps, place);
  if (connection && connection.status !== 'disconnected') return;
  const refreshToken = await refreshTokenAt(deps, place);
  if (refreshToken !== undefined && !(await isShared(deps, connection?.grantee))) {
    const ended = await deps.listingGrants.revoke(refreshToken);
    const mayWorkLater =
      ended.outcome === 'failed' && ['unreachable', 'unclear', 'limited'].includes(ended.reason);
    if (mayWorkLater && !isLast)
      throw new DomainError('UNAVAILABLE', 'The service cannot be told that its access ends');
  }
  await deps.vault.remove(listingTokensAt(place));
  await deps.records.transact(async (transaction) => {
    const at = listingConnectionsOf(place);
    const now = await transaction.get(at, LISTING_CONNECTION);
    if (now?.status === 'disconnected') transaction.delete(at, LISTING_CONNECTION);
  });
}

/** Tokens that cannot be read any more are forgotten all the same. */
async function refreshTokenAt(
  { vault }: Pick<ForgetListingDeps, 'vault'>,
  place: RestaurantRef,
): Promise<string | undefined> {
  try {
    return (await openTokens(vault, place))?.refreshToken;
  } catch (error) {
    if (error instanceof UnreadableSecret) return undefined;
    throw error;
  }
}

/**
 * Whether the same person gave access for another restaurant too: at the service all that one person gave ends together. Where it is not
 * known who it was, it is left to them.
 */
async function isShared(
  { records }: Pick<ForgetListingDeps, 'records'>,
  grantee: string | undefined,
): Promise<boolean> {
  if (grantee === undefined) return true;
  const found = await records.find(everyListingConnection, {
    where: [{ field: 'grantee', is: '==', value: grantee }],
    limit: 100,
  });
  return found.some(({ record: { status } }) => status !== 'disconnected');
}
