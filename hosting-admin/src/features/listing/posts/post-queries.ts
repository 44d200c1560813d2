// The posts on a restaurant's listing, and what changes them.
import type { Answers, BodyOf } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import type { RestaurantRef } from '@bite/shared/paths';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { paging } from '../../../lib/pages.ts';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';

export type ListedPost = Answers['getListingPost'];
export type PostBody = BodyOf<'createListingPost'>;

/** What waits, or is being looked at by Google, is done within a minute or so. */
const FOLLOWED_EVERY = 15_000;

const keyOf = ({ tenantId, restaurantId }: RestaurantRef) =>
  ['restaurants', tenantId, restaurantId, 'listing-posts'] as const;

export const postsQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef) =>
  infiniteQueryOptions({
    queryKey: [...keyOf({ tenantId, restaurantId }), 'all'],
    queryFn: ({ signal, pageParam }) =>
      call('listListingPosts', {
        parameters: { tenantId, restaurantId },
        query: { pageToken: pageParam },
        signal,
      }),
    refetchInterval: FOLLOWED_EVERY,
    ...paging,
  });

export const postQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef, postId: string) =>
  queryOptions({
    queryKey: [...keyOf({ tenantId, restaurantId }), 'one', postId],
    queryFn: ({ signal }) =>
      call('getListingPost', { parameters: { tenantId, restaurantId, postId }, signal }),
  });

/** What staff do with posts. Each throws CallError, and has the lists read anew. */
export function usePostActions() {
  const { call } = usePorts();
  const client = useQueryClient();
  const { tenantId, restaurantId } = usePlace();
  const parameters = { tenantId, restaurantId };
  const readAnew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keyOf(parameters) }),
      client.invalidateQueries({ queryKey: ['audit'] }),
    ]);
  const keep = (listed: ListedPost): ListedPost => {
    client.setQueryData(postQuery(call, parameters, listed.post.postId).queryKey, listed);
    void readAnew();
    return listed;
  };
  return {
    create: async (body: PostBody) => keep(await call('createListingPost', { parameters, body })),
    update: async (postId: string, body: BodyOf<'updateListingPost'>) =>
      keep(await call('updateListingPost', { parameters: { ...parameters, postId }, body })),
    async remove(postId: string) {
      await call('deleteListingPost', { parameters: { ...parameters, postId } });
      await readAnew();
    },
    async refresh() {
      await call('refreshListingPosts', { parameters });
      await readAnew();
    },
  };
}
