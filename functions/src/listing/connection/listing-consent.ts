// A question for access to business listings that is under way: bound to the person and the session that asked, good once, for ten
// minutes. Its state is a secret, stored as a hash; the verifier follows from it (ListingGrants.application).
import { MINUTE } from '@bite/shared/kernel/durations';
import { isoTime } from '@bite/shared/kernel/schema';
import { LISTING_CONNECTED_PATH } from '@bite/shared/listing/connected-page';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import type { RecordCollection } from '../../ports/records.ts';
import { expiring } from '../../ports/time-to-live.ts';

const listingConsent = z.object({
  uid: z.string(),
  sessionToken: z.string(),
  tenantId: z.int(),
  restaurantId: z.int(),
  expiresAt: isoTime,
});
export type ListingConsent = z.output<typeof listingConsent>;

/** listing_consents/{hash of its state} */
export const listingConsents: RecordCollection<ListingConsent> = {
  path: collections.listingConsents,
  schema: listingConsent,
};

/** Those that nobody has answered are deleted by the TTL policy. */
export const fieldOverrides = [expiring(collections.listingConsents)];

/** Milliseconds. */
export const CONSENT_WITHIN = 10 * MINUTE;

/** The page of the back office that takes the answer, as it is registered at the service. */
export const redirectUriOf = ({ adminOrigin }: { adminOrigin: string }): string =>
  `${adminOrigin}${LISTING_CONNECTED_PATH}`;
