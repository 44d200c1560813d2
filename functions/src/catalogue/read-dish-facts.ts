// What the dialog of a dish says beyond the menu: what goes well with it, and how many liked it (O2.5-03).
import type { Answers } from '@bite/shared/api/answers';
import { goesWellWith } from '@bite/shared/catalogue/goes-well-with';
import { resolutionMessages } from '@bite/shared/domains/resolution';
import { DomainError } from '@bite/shared/kernel/errors';
import { likedBy } from '@bite/shared/ordering/thumbs';
import { ORDERED_TOGETHER, orderedTogetherOf, THUMBS, thumbCountsOf } from '../collections/statistics.ts';
import { menuOf } from '../ordering/menu-of.ts';
import type { RecordReader } from '../ports/records.ts';
import type { Storefronts } from '../ports/storefronts.ts';

export interface ReadDishFactsDeps {
  records: Pick<RecordReader, 'get'>;
  storefronts: Storefronts;
}

/** Three document reads, however large the menu. Throws RESTAURANT_NOT_FOUND, also where no page shows the menu. */
export async function readDishFacts(
  { records, storefronts }: ReadDishFactsDeps,
  restaurantGuid: string,
): Promise<Answers['getDishFacts']> {
  const { place, storefront, isTenantActive } = await menuOf(storefronts, restaurantGuid);
  if (!isTenantActive || !storefront.website.enabled)
    throw new DomainError('RESTAURANT_NOT_FOUND', resolutionMessages.restaurantNotFound(restaurantGuid));
  const [together, counted] = await Promise.all([
    records.get(orderedTogetherOf(place), ORDERED_TOGETHER),
    records.get(thumbCountsOf(place), THUMBS),
  ]);
  const liked = storefront.items.flatMap(({ itemId }) => {
    const count = counted?.thumbs[itemId];
    const share = count && likedBy(count);
    return share ? [[itemId, share] as const] : [];
  });
  return {
    goesWellWith: goesWellWith(storefront, together?.suggested ?? {}),
    liked: Object.fromEntries(liked),
  };
}
