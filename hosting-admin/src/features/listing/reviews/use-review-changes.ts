// Reads a restaurant's reviews again as soon as one of them has changed: new reviews, and what Google says of replies.
import { paths, type RestaurantRef } from '@bite/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepListening } from '../../../lib/keep-listening.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { refreshReviews } from './review-queries.ts';

/** Listens to the review that has changed last: whatever changes next takes its place. */
export function useReviewChanges({ tenantId, restaurantId }: RestaurantRef, isEnabled: boolean): void {
  const { live } = usePorts();
  const client = useQueryClient();
  useEffect(() => {
    if (!isEnabled) return undefined;
    const place = { tenantId, restaurantId };
    let known: string | undefined;
    return keepListening((onEnd) =>
      live.listen(
        {
          path: paths.restaurantCollection(place, 'reviews'),
          orderBy: { field: 'changedAt', direction: 'desc' },
          limit: 1,
        },
        {
          next: ({ documents, fromCache }) => {
            if (fromCache) return;
            const [newest] = documents;
            const state = `${newest?.id} ${newest?.data['changedAt']}`;
            if (known !== undefined && state !== known) void refreshReviews(client, place);
            known = state;
          },
          error: onEnd,
        },
      ),
    ).stop;
  }, [live, client, tenantId, restaurantId, isEnabled]);
}
