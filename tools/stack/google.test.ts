// The adapters of Google's services, against the simulated Google.
import { createHash } from 'node:crypto';
import { placeFactsOf } from '@bite/shared/places/place-facts';
import { placeFactFields, placeListingFields } from '@bite/shared/places/place-fields';
import { placesListingOf } from '@bite/shared/places/places-listing';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { AskGoogle } from '../../functions/src/adapters/google/ask-google.ts';
import { googlePlaces } from '../../functions/src/adapters/google/google-places.ts';
import { outboundClient } from '../../functions/src/adapters/outbound/outbound-client.ts';
import { googleServicesFrom } from '../../functions/src/composition/google.ts';
import { consentUrl } from '../../functions/src/listing/connection/consent-url.ts';
import type { GoogleResult } from '../../functions/src/ports/google-result.ts';
import { silentLog } from '../../functions/src/testing/silent-log.ts';
import { startGoogle } from '../../sandbox/google/google.ts';

const now = Date.UTC(2026, 10, 23, 12);
const sandbox = await startGoogle(0, { now: () => now });
afterAll(() => sandbox.close());

const listings = { clientId: 'sandbox', clientSecret: 'sandbox-secret' };
const google = {
  ...{ origin: sandbox.url, listings, placesKey: 'sandbox-places-key', notifications: undefined },
};
const services = (changes: Partial<typeof google> = {}) =>
  googleServicesFrom({ google: { ...google, ...changes } }, silentLog, () => now);
const { listingGrants, listingService, placeSearch } = services();

const redirectUri = 'http://localhost:5005/listing/connected';
const verifier = 'v'.repeat(43);

/** The code that Google's page sends back after the person has allowed it. */
async function codeOf(email: string): Promise<string> {
  const { application } = listingGrants;
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const page = consentUrl({
    clientId: application?.clientId ?? '',
    consentPage: application?.consentPage ?? '',
    ...{ state: 'a-state', challenge, redirectUri },
  });
  const body = new URLSearchParams({ email });
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

const settled = <Value>(result: GoogleResult<Value>): Value => {
  if (result.outcome === 'failed') throw new Error(`${result.reason}: ${result.message}`);
  return result.value;
};

const tokensOf = async (email: string) =>
  settled(await listingGrants.exchange({ code: await codeOf(email), verifier, redirectUri }));

const fault = (call: string, kind: string) =>
  fetch(`${sandbox.url}/do/faults`, {
    method: 'POST',
    body: new URLSearchParams({ call, kind, times: '1' }),
    redirect: 'manual',
  });

const { accessToken: luigi } = await tokensOf('luigi@example.com');
const pizzeria = { accountId: '101', locationId: '2001' };

describe('access to listings', () => {
  it('comes of a code with its verifier, once, and is refreshed until it is revoked', async () => {
    const code = await codeOf('golden@example.com');
    const given = { code, redirectUri };
    expect(await listingGrants.exchange({ ...given, verifier: 'x'.repeat(43) })).toMatchObject({
      reason: 'revoked',
    });
    const tokens = settled(await listingGrants.exchange({ ...given, verifier }));
    expect(tokens).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      expiresAt: now + 3_600_000,
    });
    const fresh = settled(await listingGrants.refresh(tokens.refreshToken ?? ''));
    expect(fresh.refreshToken).toBeUndefined();
    expect(settled(await listingService.accounts(fresh.accessToken)).items).toMatchObject([
      { name: 'accounts/102', role: 'MANAGER' },
    ]);
    expect(await listingGrants.revoke(tokens.refreshToken ?? '')).toMatchObject({ outcome: 'answered' });
    expect(await listingGrants.revoke(tokens.refreshToken ?? '')).toMatchObject({ outcome: 'answered' });
    expect(await listingGrants.refresh(tokens.refreshToken ?? '')).toMatchObject({
      reason: 'revoked',
      message: 'Token has been expired or revoked.',
    });
    expect(await listingService.accounts(fresh.accessToken)).toMatchObject({ reason: 'revoked' });
  });

  it('is not offered, and places are not searched, without an application or a key', async () => {
    const none = googleServicesFrom(
      { google: { origin: undefined, listings: undefined, placesKey: undefined, notifications: undefined } },
      silentLog,
      () => now,
    );
    expect(none.listingGrants.application).toBeUndefined();
    expect(await none.listingGrants.refresh('a token')).toMatchObject({ reason: 'forbidden' });
    expect(none.placeSearch.isConfigured).toBe(false);
    expect(await none.placeSearch.details('a-place', ['id'])).toMatchObject({ reason: 'forbidden' });
  });
});

describe('listings', () => {
  it('I7.2-01 I7.2-02 come in pages, up to a hundred locations each', async () => {
    const { accessToken } = await tokensOf('chain@example.com');
    const first = settled(await listingService.locations(accessToken, '103'));
    const second = settled(await listingService.locations(accessToken, '103', first.nextPageToken));
    expect([first.items.length, second.items.length, second.nextPageToken]).toEqual([100, 20, undefined]);
  });

  it('are read and changed by fields, and say what was wrong with one', async () => {
    const { items } = settled(await listingService.locations(luigi, '101'));
    expect(items.map(({ title }) => title)).toEqual(['Luigi’s Pizzeria', 'Luigi’s Slice Kiosk']);
    const change = (description: string) =>
      listingService.patchLocation(luigi, '2001', {
        patch: { profile: { description } },
        fields: ['profile'],
      });
    expect(await change('d'.repeat(751))).toMatchObject({ reason: 'refused', field: 'profile.description' });
    expect(settled(await change('Pizza since 1987.'))).toMatchObject({
      profile: { description: 'Pizza since 1987.' },
    });
    expect(settled(await listingService.location(luigi, '2001'))).toMatchObject({
      phoneNumbers: { primaryPhone: '(212) 555-0100' },
      profile: { description: 'Pizza since 1987.' },
    });
    expect(await listingService.location(luigi, '3001')).toMatchObject({ reason: 'notFound' });
  });

  it('I3.8-04 have attributes, and menus that are replaced as a whole', async () => {
    expect(settled(await listingService.attributes(luigi, '2001'))).toContainEqual({
      ...{ name: 'attributes/has_takeout', valueType: 'BOOL', values: [true] },
    });
    const labels = (displayName: string) => [{ displayName, languageCode: 'en' }];
    const price = { currencyCode: 'USD', units: '12', nanos: 500_000_000 };
    const dishes = [{ labels: labels('Margherita'), attributes: { price } }];
    const menus = [{ labels: labels('Dinner'), sections: [{ labels: labels('Pizza'), items: dishes }] }];
    expect(settled(await listingService.foodMenus(luigi, pizzeria))).toEqual([]);
    expect(settled(await listingService.putFoodMenus(luigi, pizzeria, menus))).toEqual(menus);
    expect(settled(await listingService.foodMenus(luigi, pizzeria))).toEqual(menus);
    expect(await listingService.foodMenus(luigi, { ...pizzeria, locationId: '3001' })).toMatchObject({
      reason: 'notFound',
    });
  });

  it('have reviews, with stars alone too, which take and lose a reply', async () => {
    const page = settled(await listingService.reviews(luigi, pizzeria));
    expect(page).toMatchObject({ totalReviewCount: 7 });
    expect(page.items.some(({ comment }) => comment === undefined)).toBe(true);
    const at = { ...pizzeria, reviewId: 'rev-2001-2' };
    expect(settled(await listingService.putReply(luigi, at, 'We are sorry.'))).toMatchObject({
      state: 'PENDING',
    });
    expect(settled(await listingService.review(luigi, pizzeria, at.reviewId)).reviewReply).toMatchObject({
      comment: 'We are sorry.',
    });
    expect(await listingService.deleteReply(luigi, at)).toMatchObject({ outcome: 'answered' });
    expect(await listingService.deleteReply(luigi, at)).toMatchObject({ reason: 'notFound' });
    expect(await listingService.reviews(luigi, { ...pizzeria, locationId: '2002' })).toMatchObject({
      reason: 'forbidden',
    });
  });

  it('I3.8-13 tell a topic of their new reviews, once that is asked for', async () => {
    const topic = 'projects/bite/topics/listings';
    expect(await listingService.notify(luigi, '101', topic)).toMatchObject({ outcome: 'answered' });
    expect(sandbox.service.state.notificationSettings['accounts/101']).toEqual({
      pubsubTopic: topic,
      notificationTypes: ['NEW_REVIEW', 'UPDATED_REVIEW', 'GOOGLE_UPDATE'],
    });
    expect(await listingService.notify(luigi, '103', topic)).toMatchObject({ reason: 'notFound' });
  });

  it('have posts, which are made, changed and taken away', async () => {
    const post = { summary: 'New: pizza with figs', topicType: 'STANDARD', languageCode: 'en' };
    const made = settled(await listingService.createPost(luigi, pizzeria, post));
    const at = { ...pizzeria, postId: made.name?.split('/').at(-1) ?? '' };
    const changed = await listingService.patchPost(luigi, at, {
      ...{ post: { ...post, summary: 'Gone: pizza with figs' }, fields: ['summary'] },
    });
    expect(settled(changed).summary).toBe('Gone: pizza with figs');
    expect(settled(await listingService.posts(luigi, pizzeria)).items).toHaveLength(1);
    await listingService.deletePost(luigi, at);
    expect(settled(await listingService.posts(luigi, pizzeria)).items).toEqual([]);
  });

  it.each([
    ['429', 'limited'],
    ['500', 'unclear'],
    ['html', 'unclear'],
    ['cutBefore', 'unclear'],
    ['401', 'revoked'],
  ])('whose answer to a write is %s say that it is %s, and do not repeat it', async (kind, reason) => {
    await fault('replies', kind);
    const at = { ...pizzeria, reviewId: 'rev-2001-1' };
    const result = await listingService.putReply(luigi, at, 'Thank you');
    expect(result).toMatchObject({ outcome: 'failed', reason });
    const { reviewReply } = settled(await listingService.review(luigi, pizzeria, at.reviewId));
    expect(reviewReply).toBeUndefined();
  });

  it('whose answer to a write is nonsense count it as done: all that an answer must say is that it is good', async () => {
    await fault('replies', 'nonsense');
    const at = { ...pizzeria, reviewId: 'rev-2001-1' };
    expect(await listingService.putReply(luigi, at, 'Thank you')).toMatchObject({ outcome: 'answered' });
    expect(settled(await listingService.review(luigi, pizzeria, at.reviewId)).reviewReply).toBeUndefined();
  });

  it('whose list is nonsense are unclear', async () => {
    await fault('reviews', 'nonsense');
    expect(await listingService.reviews(luigi, pizzeria)).toMatchObject({ reason: 'unclear' });
  });
});

describe('places', () => {
  it('are searched, suggested and found nearby', async () => {
    const found = settled(await placeSearch.search({ textQuery: 'luigi mulberry', maxResultCount: 5 }));
    expect(found.items).toMatchObject([{ id: 'ChIJ-sandbox-luigis-pizzeria' }]);
    expect(found.items[0]).not.toHaveProperty('reviews');
    expect(settled(await placeSearch.autocomplete('sakura', 'a-session'))).toEqual([
      {
        placeId: 'ChIJ-sandbox-sakura-sushi',
        main: 'Sakura Sushi',
        secondary: '1137 East 2nd Street, Los Angeles, CA 90012, USA',
      },
    ]);
    const around = { latitude: 40.7234, longitude: -73.9963, radius: 500 };
    expect(settled(await placeSearch.nearby(around, 10)).map(({ id }) => id)).toContain(
      'ChIJ-sandbox-luigis-kiosk',
    );
  });

  const pizzeriaPlace = 'ChIJ-sandbox-luigis-pizzeria';
  const photoName = async () => {
    const { photos = [] } = settled(await placeSearch.details(pizzeriaPlace, ['photos']));
    return photos[0]?.name ?? '';
  };

  it('I3.9-06 I7.3-03 have the details that were asked for and no others', async () => {
    const place = settled(await placeSearch.details(pizzeriaPlace, ['photos', 'rating'], 'a-session'));
    expect(Object.keys(place).sort()).toEqual(['id', 'photos', 'rating']);
    expect(await placeSearch.details('gone', ['id'])).toMatchObject({ reason: 'notFound' });
    expect(await services({ placesKey: 'wrong' }).placeSearch.details('gone', ['id'])).toMatchObject({
      reason: 'refused',
      message: 'API key not valid. Please pass a valid API key.',
    });
  });

  it('I3.9-01 I3.9-03 I3.9-05 I5.5-03 say what a restaurant may take over, each part by itself', async () => {
    const kiosk = settled(await placeSearch.details('ChIJ-sandbox-luigis-kiosk', placeFactFields));
    expect(placeFactsOf(kiosk)).toEqual({
      name: 'Luigi’s Slice Kiosk',
      address: {
        ...{ street: '17 Prince Street', city: 'New York', state: 'NY', zipCode: '10012', country: 'US' },
      },
      phone: '+1 212-555-0101',
      operatingHours: expect.objectContaining({
        mon: { open: '12:00', close: '20:00', closed: false },
        sun: expect.objectContaining({ closed: true }),
      }),
    });
    const { operatingHours } = placeFactsOf(
      settled(await placeSearch.details(pizzeriaPlace, placeFactFields)),
    );
    expect(operatingHours?.sat).toEqual({ open: '11:00', close: '00:00', closed: false });
  });

  it('I3.2-06 I3.9-06 are copied whole, with the words by which a machine is named as the author', async () => {
    const found = settled(await placeSearch.details(pizzeriaPlace, placeListingFields));
    const link = { connectedAt: new Date(now).toISOString(), syncEnabled: true, autoSync: false };
    expect(placesListingOf(found, link, now)).toMatchObject({
      reviewCount: 7,
      summary: { disclosure: 'Summarized with Gemini' },
      reviewSummary: { disclosure: 'Summarized with Gemini' },
      features: { takeout: true, delivery: false },
      photos: [{ authorAttributions: [{ displayName: 'Ava Photographer' }] }, {}, {}],
    });
  });

  it('I5.5-02 I9-10 have photos, as large as asked for, whose names end', async () => {
    const name = await photoName();
    const small = settled(await placeSearch.photo({ name, maxWidthPx: 400, maxHeightPx: undefined }));
    expect(small.type).toBe('image/jpeg');
    expect((await sharp(small.bytes).metadata()).width).toBe(400);
    const ended = { name: `${name}0`, maxWidthPx: 400, maxHeightPx: undefined };
    expect(await placeSearch.photo(ended)).toMatchObject({ reason: 'refused' });
  });

  it.each([
    ['places', '429', 'limited'],
    ['places', '500', 'unclear'],
    ['places', 'html', 'unclear'],
    ['places', 'nonsense', 'unclear'],
    ['places', 'cutBefore', 'unreachable'],
    ['pictures', '429', 'limited'],
    ['pictures', '500', 'unclear'],
    ['pictures', 'html', 'unclear'],
    ['pictures', 'nonsense', 'unclear'],
    ['pictures', 'cutBefore', 'unreachable'],
  ] as const)('whose photo fails as %s do by %s are %s', async (call, kind, reason) => {
    const name = await photoName();
    const { faults } = sandbox.service;
    faults.add({ call, kind });
    const fresh = services().placeSearch;
    const result = await fresh.photo({ name, maxWidthPx: 400, maxHeightPx: undefined });
    faults.clear();
    expect(result).toMatchObject({ outcome: 'failed', reason });
  });

  it('pass on no picture of another host, whatever the service answers', async () => {
    const elsewhere = { photoUri: 'http://169.254.169.254/latest/meta-data' };
    const client = outboundClient({ service: 'pictures', to: { origins: [sandbox.url] }, log: silentLog });
    const answering: AskGoogle = async ({ read }) => ({ outcome: 'answered', value: read(elsewhere) });
    const search = googlePlaces(answering, client, 'a-key');
    expect(await search.photo({ name: 'places/a/photos/b', maxWidthPx: 1, maxHeightPx: undefined })).toEqual({
      ...{ outcome: 'failed', reason: 'unclear' },
    });
    await client.close();
  });
});
