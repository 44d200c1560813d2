// What the form of the other platforms holds: whether guests find the restaurant there, under which link, and a note for staff.
import { mergePatchBetween } from '@bite/shared/kernel/merge-patch-between';
import {
  type OtherPlatform,
  type PresenceState,
  platformPresence,
  otherPlatforms as shownPlatforms,
} from '@bite/shared/tenancy/platform-sync.schema';
import { z } from 'zod';
import { formResolver } from '../../lib/form-resolver.ts';
import type { RestaurantRecord } from '../../lib/tenancy-queries.ts';

export { shownPlatforms };

const platformsForm = z.object({
  yelp: platformPresence,
  facebook: platformPresence,
  instagram: platformPresence,
  appleMaps: platformPresence,
  doordash: platformPresence,
  ubereats: platformPresence,
});

export type PlatformsValues = z.input<typeof platformsForm>;
export type PlatformsOutput = z.output<typeof platformsForm>;

export const platformsResolver = formResolver<PlatformsOutput, PlatformsValues>(platformsForm);

export const platformLabels: Readonly<Record<OtherPlatform, { label: string; example: string }>> = {
  yelp: { label: 'Yelp', example: 'https://www.yelp.com/biz/your-restaurant' },
  facebook: { label: 'Facebook', example: 'https://www.facebook.com/yourrestaurant' },
  instagram: { label: 'Instagram', example: 'https://www.instagram.com/yourrestaurant' },
  appleMaps: { label: 'Apple Maps', example: 'https://maps.apple.com/place?…' },
  doordash: { label: 'DoorDash', example: 'https://www.doordash.com/store/…' },
  ubereats: { label: 'Uber Eats', example: 'https://www.ubereats.com/store/…' },
};

const states: Readonly<Record<PresenceState, string>> = {
  unknown: 'Nobody has looked yet',
  notListed: 'Not listed',
  listed: 'Listed',
};

export const stateOptions = (Object.keys(states) as PresenceState[]).map((value) => ({
  value,
  label: states[value],
}));

/** By the path in the form. */
export const platformNames: Readonly<Record<string, string>> = Object.fromEntries(
  shownPlatforms.flatMap((platform) => {
    const { label } = platformLabels[platform];
    return [
      [platform, label],
      [`${platform}.state`, `On ${label}`],
      [`${platform}.link`, `Link to ${label}`],
      [`${platform}.note`, `Note on ${label}`],
    ] as const;
  }),
);

type Readable = Pick<RestaurantRecord['restaurant'], 'platformSync'>;

export function valuesOf({ platformSync: { platforms } }: Readable): PlatformsValues {
  return Object.fromEntries(
    shownPlatforms.map((platform) => [platform, { state: 'unknown', ...platforms[platform]?.presence }]),
  ) as PlatformsValues;
}

/** A link belongs to a page that is there. */
const asStored = (values: PlatformsValues | PlatformsOutput) => ({
  platformSync: {
    platforms: Object.fromEntries(
      shownPlatforms.map((platform) => {
        const { link, ...rest } = values[platform];
        return [platform, { presence: rest.state === 'listed' ? { ...rest, link } : rest }];
      }),
    ),
  },
});

/** A change of the restaurant. */
export const changesBetween = (before: PlatformsValues, after: PlatformsOutput) =>
  mergePatchBetween(asStored(before), asStored(after));
