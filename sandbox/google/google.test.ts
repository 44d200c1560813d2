// What the simulated Google answers, as far as adapters rely on it.
import { afterAll, describe, expect, it } from 'vitest';
import { startGoogle } from './google.ts';
import { PLACES_KEY } from './google-places.ts';
import type { Resource } from './google-state.ts';
import { signingInAt } from './sign-in.ts';

let now = Date.UTC(2026, 10, 23, 12);
const google = await startGoogle(0, { now: () => now, quota: 40, judgedAfter: 1000 });
afterAll(() => google.close());

const { consentOf, token, exchange, signedIn, form, scope } = signingInAt(google.url);
const { access_token: luigi = '' } = await signedIn('luigi@example.com');
const { access_token: chain = '' } = await signedIn('chain@example.com');

async function ask(
  path: string,
  {
    method = 'GET',
    body,
    as = luigi,
    headers = {},
  }: { method?: string; body?: object; as?: string; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(`${google.url}/${path}`, {
    method,
    headers: { authorization: `Bearer ${as}`, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Resource & { error?: Resource } };
}

const information = 'mybusinessbusinessinformation.googleapis.com/v1';
const v4 = 'mybusiness.googleapis.com/v4/accounts/101/locations/2001';
const press = (action: string, fields: Record<string, string>) =>
  fetch(`${google.url}/do/${action}`, { ...form(fields), redirect: 'manual' });

describe('consent', () => {
  it('comes back with state and a code that is good once, for the one who has the verifier', async () => {
    const back = await consentOf('luigi@example.com');
    expect(back.searchParams.get('state')).toBe('s1');
    const code = back.searchParams.get('code') ?? '';
    expect(await exchange(code, { code_verifier: 'other' })).toMatchObject({ status: 400 });
    const { body } = await exchange(code);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope });
    expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    // A code that came twice has ended what it gave.
    const refreshed = await token({ grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' });
    expect(refreshed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('gives a refresh token only where it was asked offline and with consent', async () => {
    const back = await consentOf('luigi@example.com', { prompt: 'select_account' });
    const { body } = await exchange(back.searchParams.get('code') ?? '');
    expect(body.refresh_token).toBeUndefined();
  });

  it('that was revoked ends access and refreshing', async () => {
    const given = await signedIn('golden@example.com');
    await press('revoke', { email: 'golden@example.com' });
    const as = given.access_token ?? '';
    expect(await ask('mybusinessaccountmanagement.googleapis.com/v1/accounts', { as })).toMatchObject({
      status: 401,
      body: { error: { status: 'UNAUTHENTICATED' } },
    });
    const again = await token({ grant_type: 'refresh_token', refresh_token: given.refresh_token ?? '' });
    expect(again.body.error).toBe('invalid_grant');
  });
});

describe('locations', () => {
  it('need a read mask, contain its fields alone, and come in pages', async () => {
    expect(await ask(`${information}/accounts/103/locations`, { as: chain })).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    });
    const titles: unknown[] = [];
    let nextPageToken = '';
    do {
      const page = `readMask=title&pageSize=50&pageToken=${nextPageToken}`;
      const { body } = await ask(`${information}/accounts/103/locations?${page}`, { as: chain });
      titles.push(...(body.locations as Resource[]).map((location) => Object.keys(location).join()));
      nextPageToken = String(body.nextPageToken ?? '');
    } while (nextPageToken);
    expect(titles).toHaveLength(120);
    expect(new Set(titles)).toEqual(new Set(['title']));
  });

  it('of others are not found', async () => {
    expect(await ask(`${information}/locations/3001?readMask=title`)).toMatchObject({ status: 404 });
  });

  it('change by what the update mask names, ten times a minute', async () => {
    const patch = (body: object, query = 'updateMask=phoneNumbers') =>
      ask(`${information}/locations/3001?${query}`, { method: 'PATCH', body, as: chain });
    expect((await patch({}, '')).status).toBe(400);
    expect((await patch({ phoneNumbers: { primaryPhone: 'call me' } })).body.error?.details).toMatchObject([
      { fieldViolations: [{ field: 'phone_numbers.primary_phone' }] },
    ]);
    const good = { phoneNumbers: { primaryPhone: '(217) 555-0199' }, title: 'Not in the mask' };
    expect(await patch(good, 'updateMask=phoneNumbers&validateOnly=true')).toMatchObject({
      status: 200,
      body: {},
    });
    const statuses: number[] = [];
    for (let edit = 0; edit < 11; edit += 1) statuses.push((await patch(good)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const { body } = await ask(`${information}/locations/3001?readMask=title,phoneNumbers`, { as: chain });
    expect(body).toEqual({
      title: 'Noodles Everywhere No. 1',
      phoneNumbers: { primaryPhone: '(217) 555-0199' },
    });
    now += 61_000;
  });
});

describe('reviews', () => {
  it('say stars in words and times to the nanosecond, may lack words, and repeat over pages', async () => {
    const first = (await ask(`${v4}/reviews?pageSize=3`)).body as {
      reviews: Resource[];
      nextPageToken: string;
    };
    const next = (await ask(`${v4}/reviews?pageSize=3&pageToken=${first.nextPageToken}`)).body as {
      reviews: Resource[];
    };
    expect(first.reviews[0]).toMatchObject({ starRating: 'FIVE' });
    expect(first.reviews[0]?.updateTime).toMatch(/\.\d{9}Z$/);
    expect(first.reviews[2]).not.toHaveProperty('comment');
    expect(next.reviews[0]?.reviewId).toBe(first.reviews[2]?.reviewId);
  });

  it('take a reply of at most 4096 bytes, which is judged later', async () => {
    const reply = `${v4}/reviews/rev-2001-2/reply`;
    const put = (comment: string) => ask(reply, { method: 'PUT', body: { comment } });
    expect((await put('é'.repeat(2049))).status).toBe(400);
    expect((await put('Sorry, we hired another cook.')).body).toMatchObject({ state: 'PENDING' });
    const stateOf = async () =>
      ((await ask(`${v4}/reviews/rev-2001-2`)).body.reviewReply as Resource | undefined)?.state;
    now += 1001;
    expect(await stateOf()).toBe('APPROVED');
    await put('forbidden words');
    now += 1001;
    expect(await stateOf()).toBe('REJECTED');
    expect((await ask(reply, { method: 'DELETE' })).status).toBe(200);
    expect(await stateOf()).toBeUndefined();
  });

  it('of a location that is not verified are refused', async () => {
    expect(await ask('mybusiness.googleapis.com/v4/accounts/101/locations/2002/reviews')).toMatchObject({
      status: 403,
    });
  });

  it('are written on the page', async () => {
    await press('review', { location: '2001', author: 'Pat', stars: '4', comment: 'Good <b>pizza</b>' });
    const { body } = await ask(`${v4}/reviews?pageSize=1`);
    expect((body.reviews as Resource[])[0]).toMatchObject({
      comment: 'Good <b>pizza</b>',
      starRating: 'FOUR',
    });
    const html = await (await fetch(google.url)).text();
    expect(html).toContain('Good &lt;b&gt;pizza&lt;/b&gt;');
  });
});

describe('posts', () => {
  it('are made, wait for their time, and are taken away', async () => {
    const body = { summary: 'Two for one on Tuesdays', topicType: 'STANDARD', languageCode: 'en' };
    const wrong = { ...body, callToAction: { actionType: 'ORDER' } };
    expect((await ask(`${v4}/localPosts`, { method: 'POST', body: wrong })).status).toBe(400);
    const scheduledTime = new Date(now + 60_000).toISOString();
    const made = await ask(`${v4}/localPosts`, { method: 'POST', body: { ...body, scheduledTime } });
    expect(made.body).toMatchObject({ state: 'SCHEDULED' });
    now += 120_000;
    const { localPosts } = (await ask(`${v4}/localPosts`)).body as { localPosts: Resource[] };
    expect(localPosts).toMatchObject([{ state: 'LIVE', summary: body.summary }]);
    const { status } = await ask(`mybusiness.googleapis.com/v4/${localPosts[0]?.name}`, { method: 'DELETE' });
    expect(status).toBe(200);
    expect((await ask(`${v4}/localPosts`)).body).toEqual({});
  });

  it.each([
    ['Call (212) 555-0123 for a table', 'REJECTED'],
    ['Two pizzas for $19.90, from 11:00', 'LIVE'],
  ])('of %j are %s: its rules allow no telephone numbers', async (summary, state) => {
    const body = { summary, topicType: 'STANDARD', languageCode: 'en' };
    const made = await ask(`${v4}/localPosts`, { method: 'POST', body });
    now += 120_000;
    const { localPosts } = (await ask(`${v4}/localPosts`)).body as { localPosts: Resource[] };
    expect(localPosts).toMatchObject([{ state }]);
    await ask(`mybusiness.googleapis.com/v4/${made.body.name}`, { method: 'DELETE' });
  });
});

describe('places', () => {
  const search = (body: object, mask?: string, key = PLACES_KEY) =>
    ask('places.googleapis.com/v1/places:searchText', {
      ...{ method: 'POST', body },
      headers: { 'x-goog-api-key': key, ...(mask && { 'x-goog-fieldmask': mask }) },
    });

  it.each([
    ['without a mask', undefined, PLACES_KEY, 400],
    ['with a mask of details', 'id', PLACES_KEY, 400],
    ['with a star', '*', PLACES_KEY, 400],
    ['with another key', 'places.id', 'wrong', 400],
    ['without a key', 'places.id', '', 403],
  ])('are not found %s', async (_, mask, key, status) => {
    expect((await search({ textQuery: 'pizza' }, mask, key)).status).toBe(status);
  });

  it('contain what the mask names, page by page with the same question', async () => {
    const first = (await search({ textQuery: 'noodles', pageSize: 20 }, 'places.id,nextPageToken')).body;
    const pageToken = first.nextPageToken;
    expect(first.places).toHaveLength(20);
    expect(Object.keys((first.places as Resource[])[0] ?? {})).toEqual(['id']);
    expect((await search({ textQuery: 'sushi', pageToken }, 'places.id')).status).toBe(400);
    const second = (await search({ textQuery: 'noodles', pageSize: 20, pageToken }, 'places.id')).body;
    expect(second.places).not.toEqual(first.places);
  });

  it('have photos whose names end, in sizes up to 4800', async () => {
    const headers = { 'x-goog-api-key': PLACES_KEY, 'x-goog-fieldmask': 'photos' };
    const details = 'places.googleapis.com/v1/places/ChIJ-sandbox-luigis-pizzeria';
    const { photos } = (await ask(details, { headers })).body as { photos: { name: string }[] };
    const media = `places.googleapis.com/v1/${photos[0]?.name}/media?skipHttpRedirect=true`;
    expect((await ask(`${media}&maxWidthPx=4801`, { headers })).status).toBe(400);
    const { photoUri } = (await ask(`${media}&maxWidthPx=200`, { headers })).body;
    expect((await fetch(String(photoUri))).headers.get('content-type')).toBe('image/jpeg');
    now += 86_400_000;
    expect((await ask(`${media}&maxWidthPx=200`, { headers })).status).toBe(400);
  });
});

describe('what goes wrong', () => {
  it('is met by the next call of its API, and by no other', async () => {
    const { access_token: as = '' } = await signedIn('luigi@example.com');
    await press('faults', { call: 'reviews', kind: '500', times: '1' });
    const accounts = 'mybusinessaccountmanagement.googleapis.com/v1/accounts';
    expect((await ask(accounts, { as })).status).toBe(200);
    expect((await ask(`${v4}/reviews`, { as })).status).toBe(500);
    expect((await ask(`${v4}/reviews`, { as })).status).toBe(200);
  });

  it('includes more calls in a minute than an API allows', async () => {
    const { access_token: as = '' } = await signedIn('luigi@example.com');
    const accounts = 'mybusinessaccountmanagement.googleapis.com/v1/accounts';
    const statuses = await Promise.all(
      Array.from({ length: 45 }, async () => (await ask(accounts, { as })).status),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect(google.service.quota.most.accounts).toBe(40);
  });
});
