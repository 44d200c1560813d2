// The profile of a restaurant's listing as it was last read, with what is needed to keep it in step. What the service said stands as text:
// it is compared and sent, never searched.
import { z } from 'zod';
import { moment } from './moment.schema.ts';
import { listingProfile } from './profile.schema.ts';
import { profileFields } from './profile-fields.ts';

const byField = z.partialRecord(z.enum(profileFields), z.string());

export const storedListingProfile = z.object({
  connectionId: z.string(),
  /** Absent where the location lacks what such a record must have. */
  profile: listingProfile.optional(),
  /** JSON of the location's fields and of its menus. */
  remote: z.string(),
  menus: z.string().optional(),
  /** Of each field, the hash of what both sides agreed on last. */
  base: byField.default({}),
  canHaveMenus: z.boolean().default(false),
  isPending: z.boolean().default(false),
  isGoogleUpdated: z.boolean().default(false),
  mapsUrl: z.string().optional(),
  syncedAt: moment('Synced at'),
  /** Why the last reading failed, for staff; absent since one succeeded. */
  problem: z.string().optional(),
  problemAt: moment('Problem at').optional(),
  /** What the service found wrong with a field that was sent. */
  refusals: byField.default({}),
});
export type StoredListingProfile = z.output<typeof storedListingProfile>;
