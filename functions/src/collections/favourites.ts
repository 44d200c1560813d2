// A diner's favourites: customers/{uid}/favourites/{restaurantGuid}.
import { type Favourites, favourites } from '@bite/shared/diners/favourites.schema';
import { collections, paths } from '@bite/shared/paths';
import type { RecordCollection } from '../ports/records.ts';

export const favouritesOf = (uid: string): RecordCollection<Favourites> => ({
  path: `${paths.customer(uid)}/${collections.favourites}`,
  schema: favourites,
});
