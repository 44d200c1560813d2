// Mails to those who look after a restaurant's business listing.
import type { RestaurantRef } from '@bite/shared/paths';
import type { Mail } from '../ports/mailer.ts';
import { composeMail } from './mail-text.ts';
import { safeName } from './safe-name.ts';

export interface ListingMail {
  to: string;
  restaurantName: string;
  place: RestaurantRef;
  /** 'https://admin.bite.example', without a trailing slash. */
  adminOrigin: string;
}

export function listingEndedMail({ to, restaurantName, place, adminOrigin }: ListingMail): Mail {
  const name = safeName(restaurantName);
  return composeMail({
    to,
    subject: `Google has ended the access to the listing of ${name}`,
    paragraphs: [
      `Bite can no longer read or change the Google listing of ${name}: somebody took the access back, or it has ended by itself.`,
      'Nothing changes at Google. Reviews, posts and opening hours are not kept in step until somebody connects again.',
    ],
    action: {
      label: 'Connect again',
      url: `${adminOrigin}/t/${place.tenantId}/r/${place.restaurantId}/listing/connection`,
    },
    notes: ['You get this mail because you look after this restaurant’s listing.'],
  });
}
