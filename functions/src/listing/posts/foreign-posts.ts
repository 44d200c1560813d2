// Posts that were written at the service: here they are shown, and deleted, but not changed.
import type { ListingPost } from '@bite/shared/listing/post.schema';
import { listingPost } from '@bite/shared/listing/post.schema';
import { serviceIdOf, stateAtService, writtenAtService } from '@bite/shared/listing/service-post';
import type { ServicePost } from '@bite/shared/listing/service-post.schema';

export const foreignPostId = (serviceId: string): string => `google-${serviceId.replace(/[^\w-]/g, '_')}`;

/** Undefined for a post that we cannot show, such as one of a kind that we do not know. @param now Milliseconds. */
export function foreignPost(there: ServicePost, connectionId: string, now: number): ListingPost | undefined {
  const serviceId = serviceIdOf(there);
  if (serviceId === undefined) return undefined;
  const at = new Date(now).toISOString();
  const timeOf = (text: string | undefined): string => {
    const instant = Date.parse(text ?? '');
    return Number.isNaN(instant) ? at : new Date(instant).toISOString();
  };
  return listingPost.safeParse({
    ...writtenAtService(there),
    ...stateAtService(there),
    ...{ postId: foreignPostId(serviceId), connectionId, serviceId, isForeign: true },
    ...(there.searchUrl !== undefined && { searchUrl: there.searchUrl }),
    ...{ createdAt: timeOf(there.createTime), updatedAt: timeOf(there.updateTime), syncedAt: at },
  }).data;
}
