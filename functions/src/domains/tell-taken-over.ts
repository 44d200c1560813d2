// Mails those who look after the domains of a restaurant that one of them was taken over by another, with a code of theirs (I4-24).
import { reachedHosts } from '@bite/shared/domains/canonical-host';
import type { RestaurantRef } from '@bite/shared/paths';
import { restaurantsOf } from '../collections/collections.ts';
import { peopleWhoMay } from '../identity/people-who-may.ts';
import { domainTakenOverMail } from '../mail/domain-mails.ts';
import { mailEach } from '../mail/mail-each.ts';
import { mappingsOf } from './find-mapping.ts';
import { type SiteDeps, siteOf } from './site-of.ts';
import type { TellDomainDeps } from './watch/tell-domain.ts';

export type TellTakenOverDeps = TellDomainDeps & SiteDeps;

/** The place is the restaurant that gave it away. */
export interface TakenOver extends RestaurantRef {
  domainId: number;
  domain: string;
  /** The names of who has it now, as they were then. */
  to: { restaurant: string; business: string };
  /** ISO instant. */
  at: string;
}

/** Nothing for a restaurant that is gone, or that has the domain again. Throws if nobody could be told. */
export async function tellDomainTakenOver(
  { records, mailer, adminOrigin, siteOrigin }: TellTakenOverDeps,
  { tenantId, restaurantId, domainId, domain, to: receiver, at }: TakenOver,
): Promise<void> {
  const place = { tenantId, restaurantId };
  const restaurant = await records.get(restaurantsOf(tenantId), String(restaurantId));
  if (!restaurant) return;
  const present = await mappingsOf(records, restaurant.guid);
  if (present.some((mapping) => mapping.domainId === domainId)) return;
  const hosts = reachedHosts(present);
  const site = await siteOf({ records, siteOrigin }, restaurant);
  const addresses = new Set([...(site ? [site] : []), ...hosts.map((host) => `https://${host}`)]);
  const people = await peopleWhoMay(records, 'domains.write', place);
  await mailEach(
    mailer,
    people.map(({ email }) => email),
    (to) =>
      domainTakenOverMail({
        ...{ to, domain, place, adminOrigin, receiver, at, restaurantName: restaurant.name },
        addresses: [...addresses],
        id: `domain-${domainId}-takenOver-${Date.parse(at)}`,
      }),
  );
}
