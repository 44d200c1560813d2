// Mails a restaurant's administrators that the access to its listing has ended, and how it begins again.
import type { RestaurantRef } from '@bite/shared/paths';
import { restaurantsOf } from '../../collections/collections.ts';
import { peopleWhoMay } from '../../identity/people-who-may.ts';
import { listingEndedMail } from '../../mail/listing-mails.ts';
import { mailEach } from '../../mail/mail-each.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { RecordReader } from '../../ports/records.ts';
import { connectionAt } from '../call-listing.ts';

export interface TellEndedDeps {
  records: Pick<RecordReader, 'get' | 'getAll' | 'find'>;
  mailer: Mailer;
  /** 'https://admin.bite.example', without a trailing slash. */
  adminOrigin: string;
}

/** Nothing if somebody has connected again meanwhile. Throws if nobody could be told. */
export async function tellListingEnded(
  { records, mailer, adminOrigin }: TellEndedDeps,
  place: RestaurantRef,
): Promise<void> {
  const connection = await connectionAt({ records }, place);
  const restaurant = await records.get(restaurantsOf(place.tenantId), String(place.restaurantId));
  if (connection?.status !== 'error' || !restaurant) return;
  const people = await peopleWhoMay(records, 'listing.write', place);
  await mailEach(
    mailer,
    people.map(({ email }) => email),
    (to) => listingEndedMail({ to, restaurantName: restaurant.name, place, adminOrigin }),
  );
}
