// The outside platforms a restaurant is listed on, and how it keeps up with each (C3-05, I3.2-01 to I3.2-05).
// The tokens in a connection are secrets (secret-fields.ts).
import { z } from 'zod';
import { isoTime, webUrl } from '../kernel/schema.ts';
import { name, note } from '../kernel/text.schema.ts';

export const syncFrequencies = ['hourly', 'daily', 'weekly'] as const;
export const syncStatuses = ['idle', 'syncing', 'error', 'completed', 'connected'] as const;
export const responseStyles = ['professional', 'friendly', 'casual', 'custom'] as const;
export const responseLengths = ['short', 'medium', 'long'] as const;
const RATING = 'Minimum rating must be between 1 and 5';

/** How reviews are answered. Reviews below minimumRating (stars) wait for a person; maxResponseTime is in hours. */
export const aiReplyConfig = z.object({
  enabled: z.boolean().default(false),
  responseStyle: z.enum(responseStyles).default('professional'),
  autoReply: z.boolean().default(false),
  responseLength: z.enum(responseLengths).default('medium'),
  includeBusinessName: z.boolean().default(true),
  minimumRating: z.int(RATING).min(1, RATING).max(5, RATING).default(1),
  maxResponseTime: z.number().positive('Response time must be above 0').optional(),
  businessVoice: note(2000).optional(),
});

export const presenceStates = ['unknown', 'notListed', 'listed'] as const;

/** What staff say of a platform that nothing is connected to: whether guests find the restaurant there, and where. */
export const platformPresence = z.object({
  state: z.enum(presenceStates).default('unknown'),
  link: webUrl('Please enter a web address, such as https://www.yelp.com/biz/your-restaurant').optional(),
  note: note(500).optional(),
});

export const platformConnection = z.object({
  enabled: z.boolean().default(false),
  connectionId: name(200).optional(),
  accountId: name(200).optional(),
  businessId: name(200).optional(),
  pageId: name(200).optional(),
  locationId: name(200).optional(),
  accessToken: name(4000).optional(),
  refreshToken: name(4000).optional(),
  tokenExpiresAt: isoTime.optional(),
  syncStatus: z.enum(syncStatuses).default('idle'),
  lastSync: isoTime.optional(),
  lastError: note(2000).optional(),
  aiReplyConfig: aiReplyConfig.optional(),
  presence: platformPresence.optional(),
});

const connection = platformConnection.optional();
const platforms = z.object({
  googleMyBusiness: connection,
  googlePlaces: connection,
  yelp: connection,
  facebook: connection,
  instagram: connection,
  appleMaps: connection,
  doordash: connection,
  ubereats: connection,
});
export const syncPlatforms = platforms.keyof().options;

/** Platforms without a connection of ours: staff keep where the restaurant is found there. */
export const otherPlatforms = ['yelp', 'facebook', 'instagram', 'appleMaps', 'doordash', 'ubereats'] as const;
export type OtherPlatform = (typeof otherPlatforms)[number];
export type PresenceState = (typeof presenceStates)[number];

export const platformSync = z.object({
  enabled: z.boolean().default(false),
  autoSync: z.boolean().default(false),
  syncFrequency: z.enum(syncFrequencies).default('daily'),
  platforms: platforms.prefault({}),
});

export type PlatformSync = z.output<typeof platformSync>;
export type SyncPlatform = (typeof syncPlatforms)[number];
export type PlatformConnection = z.output<typeof platformConnection>;
export type AiReplyConfig = z.output<typeof aiReplyConfig>;
