// Names the collection of one kind of record below each restaurant.
import { paths, type RestaurantRef } from '@bite/shared/paths';
import type { RecordCollection, RecordSchema } from '../ports/records.ts';

export const ofRestaurant =
  <Stored>(collection: string, schema: RecordSchema<Stored>) =>
  (at: RestaurantRef): RecordCollection<Stored> => ({
    path: paths.restaurantCollection(at, collection),
    schema,
  });
