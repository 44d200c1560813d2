// How guests liked an item, where it is edited: counted from the first thumb on, while guests read a share of five.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { LEAST_THUMBS } from '@bite/shared/ordering/thumbs';
import type { RestaurantRef } from '@bite/shared/paths';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePorts } from '../../../../lib/ports-context.tsx';
import { ofPlace, parametersOf } from '../../../../lib/records.ts';

const thumbsQuery = (call: Call, place: RestaurantRef) =>
  queryOptions({
    queryKey: [...ofPlace(place), 'thumbs'],
    queryFn: ({ signal }) => call('listThumbs', { parameters: parametersOf(place), signal }),
  });

/** Nothing for an item without thumbs, and while they are not known: the form does without. */
export function ItemThumbs({ restaurant, itemId }: { restaurant: MyRestaurant; itemId: number }) {
  const { call } = usePorts();
  const { data } = useQuery(thumbsQuery(call, restaurant));
  const found = data?.items.find((item) => item.itemId === itemId);
  if (!found) return null;
  const { up, down } = found;
  const percent = Math.round((100 * up) / (up + down));
  return (
    <p className="text-sm text-muted">
      <span className="font-semibold text-ink">{percent}% of guests liked it</span> · {up} up, {down} down
      {up + down < LEAST_THUMBS ? ` · Guests read it from ${LEAST_THUMBS} on.` : ''}
    </p>
  );
}
