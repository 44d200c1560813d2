// Google's services: access to business listings, the listings, and the search for places. Their code is loaded with the first
// call. Where the installation has no application or no key, they say so, and whoever asks them nevertheless is refused.
import { createHmac } from 'node:crypto';
import { lazy } from '../lazy.ts';
import type { GoogleFailure } from '../ports/google-result.ts';
import type { ListingGrants } from '../ports/listing-grants.ts';
import type { ListingService } from '../ports/listing-service.ts';
import type { Log } from '../ports/log.ts';
import type { PlaceSearchService } from '../ports/place-search.ts';
import type { PushTokens } from '../ports/push-tokens.ts';
import type { Config } from './config.ts';

export interface GoogleServices {
  listingGrants: ListingGrants;
  listingService: ListingService;
  placeSearch: PlaceSearchService;
  listingPushes: PushTokens;
}

const missing: GoogleFailure = { outcome: 'failed', reason: 'forbidden' };

export function googleServicesFrom(
  { google }: Pick<Config, 'google'>,
  log: Log,
  now: () => number,
): GoogleServices {
  const { origin, listings, placesKey, notifications } = google;
  const originOf = (host: string): string => (origin === undefined ? `https://${host}` : `${origin}/${host}`);
  const asking = async (service: string, hosts: readonly string[]) => {
    const [{ askingGoogle }, { outboundClient }] = await Promise.all([
      import('../adapters/google/ask-google.ts'),
      import('../adapters/outbound/outbound-client.ts'),
    ]);
    const origins = origin === undefined ? hosts.map(originOf) : [origin];
    return askingGoogle(outboundClient({ service, to: { origins }, log }), originOf);
  };
  const grants = lazy([], async () => {
    const { googleGrants, grantHosts } = await import('../adapters/google/google-grants.ts');
    const ask = await asking('listing grants', grantHosts);
    return googleGrants(ask, listings ?? { clientId: '', clientSecret: '' }, { now });
  });
  const profile = lazy([], async () => {
    const { businessProfile, businessProfileHosts } = await import('../adapters/google/business-profile.ts');
    return businessProfile(await asking('business listings', businessProfileHosts));
  });
  const places = lazy([], async () => {
    const { googlePlaces, placesHosts } = await import('../adapters/google/google-places.ts');
    return googlePlaces(await asking('places', placesHosts), placesKey ?? '');
  });
  const pushes = lazy([], async () => {
    const [{ pushTokens }, { outboundClient }] = await Promise.all([
      import('../adapters/google/push-tokens.ts'),
      import('../adapters/outbound/outbound-client.ts'),
    ]);
    const keysUrl = `${originOf('www.googleapis.com')}/oauth2/v3/certs`;
    const client = outboundClient({
      service: 'Google keys',
      to: { origins: [new URL(keysUrl).origin] },
      log,
    });
    const { sender = '', audience = '' } = notifications ?? {};
    return pushTokens({ sender, audience, keysUrl, client, log, now });
  });
  return {
    listingPushes: {
      isGenuine: async (authorization) =>
        notifications !== undefined && (await pushes()).isGenuine(authorization),
    },
    listingGrants: {
      application: listings && {
        clientId: listings.clientId,
        consentPage: `${originOf('accounts.google.com')}/o/oauth2/v2/auth`,
        verifierOf: (state) =>
          createHmac('sha256', listings.clientSecret).update(`verifier of ${state}`).digest('base64url'),
      },
      exchange: async (...call) => (listings ? (await grants()).exchange(...call) : missing),
      refresh: async (...call) => (listings ? (await grants()).refresh(...call) : missing),
      revoke: async (...call) => (listings ? (await grants()).revoke(...call) : missing),
    },
    listingService: {
      accounts: async (...call) => (await profile()).accounts(...call),
      locations: async (...call) => (await profile()).locations(...call),
      location: async (...call) => (await profile()).location(...call),
      patchLocation: async (...call) => (await profile()).patchLocation(...call),
      attributes: async (...call) => (await profile()).attributes(...call),
      foodMenus: async (...call) => (await profile()).foodMenus(...call),
      putFoodMenus: async (...call) => (await profile()).putFoodMenus(...call),
      reviews: async (...call) => (await profile()).reviews(...call),
      review: async (...call) => (await profile()).review(...call),
      putReply: async (...call) => (await profile()).putReply(...call),
      deleteReply: async (...call) => (await profile()).deleteReply(...call),
      posts: async (...call) => (await profile()).posts(...call),
      createPost: async (...call) => (await profile()).createPost(...call),
      patchPost: async (...call) => (await profile()).patchPost(...call),
      notify: async (...call) => (await profile()).notify(...call),
      deletePost: async (...call) => (await profile()).deletePost(...call),
    },
    placeSearch: {
      isConfigured: placesKey !== undefined,
      search: async (...call) => (placesKey ? (await places()).search(...call) : missing),
      nearby: async (...call) => (placesKey ? (await places()).nearby(...call) : missing),
      autocomplete: async (...call) => (placesKey ? (await places()).autocomplete(...call) : missing),
      details: async (...call) => (placesKey ? (await places()).details(...call) : missing),
      photoUrl: async (...call) => (placesKey ? (await places()).photoUrl(...call) : missing),
    },
  };
}
