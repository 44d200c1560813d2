// The work that brings a post to the service, changes it there or takes it away.
import type { ListingPost } from '@bite/shared/listing/post.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { type DueWork, newWork } from '../../due-work/due-work.ts';

/** What an earlier version of the post has asked for finds that it is not wanted any more. @param dueAt Milliseconds. */
export const postWork = (
  { tenantId, restaurantId }: RestaurantRef,
  { postId }: Pick<ListingPost, 'postId'>,
  now: number,
  dueAt: number = now,
): DueWork => newWork('publishListingPost', { tenantId, restaurantId, postId }, now, { dueAt });

/** When it is to be published, in milliseconds; at once if it names no time, or one that is over. */
export const publishAt = ({ publishTime }: Pick<ListingPost, 'publishTime'>, now: number): number =>
  Math.max(now, publishTime === undefined ? now : Date.parse(publishTime));
