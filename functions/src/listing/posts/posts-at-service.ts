// The posts that the service has of a restaurant's location.
import type { ServicePost } from '@bite/shared/listing/service-post.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import type { CallUrgency } from '../call-budget.ts';
import { type CallListingDeps, callListing, type ListingResult } from '../call-listing.ts';

/** Ten pages of a hundred: a location has far fewer that anybody sees. */
const MOST_PAGES = 10;

interface PostsThere {
  posts: ServicePost[];
  /** Otherwise there are older ones. */
  areAll: boolean;
}

/** The latest first. */
export async function postsAtService(
  deps: CallListingDeps,
  place: RestaurantRef,
  urgency: CallUrgency,
): Promise<ListingResult<PostsThere>> {
  const posts: ServicePost[] = [];
  let pageToken: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const result = await callListing(deps, place, {
      ...{ api: 'reviews', urgency },
      send: (service, token, at) => service.posts(token, at, pageToken),
    });
    if (result.outcome === 'failed') return result;
    posts.push(...result.value.items);
    pageToken = result.value.nextPageToken;
    if (pageToken === undefined) break;
  }
  return { outcome: 'answered', value: { posts, areAll: pageToken === undefined } };
}
