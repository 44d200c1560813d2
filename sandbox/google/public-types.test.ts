// Holds what the simulated Google answers to the types of Google's public discovery documents: the answers are written into a
// file as values of these types, and the compiler refuses what they do not know. Reviews and posts (version 4) and notifications
// have no public types.
/// <reference types="@maxim_mazurok/gapi.client.mybusinessaccountmanagement-v1" />
/// <reference types="@maxim_mazurok/gapi.client.mybusinessbusinessinformation-v1" />
/// <reference types="@maxim_mazurok/gapi.client.places-v1" />
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { locationReadMask } from '@bite/shared/listing/service-lists.schema';
import { fieldMask, placeListingFields, placeSearchFields } from '@bite/shared/places/place-fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGoogle } from './google.ts';
import { PLACES_KEY } from './google-places.ts';
import { signingInAt } from './sign-in.ts';

const root = join(import.meta.dirname, '..', '..');
const compiler = join(root, 'node_modules', '.bin', 'tsc');
const packages = ['mybusinessaccountmanagement-v1', 'mybusinessbusinessinformation-v1', 'places-v1'];

const google = await startGoogle(0);
afterAll(() => google.close());

let folder = '';
beforeAll(async () => {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'public-types-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the compiler has to say of values of these types; nothing if they fit. */
async function complaintsOf(values: readonly (readonly [type: string, value: unknown])[]): Promise<string> {
  const file = join(folder, 'answers.ts');
  const types = packages.map((name) => `/// <reference types="@maxim_mazurok/gapi.client.${name}" />`);
  const lines = values.map(
    ([type, value], index) => `export const answer${index}: gapi.client.${type} = ${JSON.stringify(value)};`,
  );
  await writeFile(file, [...types, ...lines, ''].join('\n'));
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve', '--types', ''];
  return promisify(execFile)(process.execPath, [compiler, ...options, file], { cwd: folder }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}

const { access_token: token = '' } = await signingInAt(google.url).signedIn('luigi@example.com');

async function answerAt(
  path: string,
  { body, mask }: { body?: object; mask?: string } = {},
): Promise<object> {
  const isPlace = path.startsWith('places.');
  const answer = await fetch(`${google.url}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(isPlace ? { 'x-goog-api-key': PLACES_KEY } : { authorization: `Bearer ${token}` }),
      ...(mask && { 'x-goog-fieldmask': mask }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = (await answer.json()) as object;
  expect({ path, status: answer.status, json }).toMatchObject({ status: 200 });
  expect(Object.keys(json).length).toBeGreaterThan(0);
  return json;
}

const information = 'mybusinessbusinessinformation.googleapis.com/v1';
const places = 'places.googleapis.com/v1';

describe('the simulated Google', () => {
  it('answers what the public types of Google’s clients know, and nothing else', async () => {
    const answers: [type: string, value: unknown][] = [
      [
        'mybusinessaccountmanagement.ListAccountsResponse',
        await answerAt('mybusinessaccountmanagement.googleapis.com/v1/accounts'),
      ],
      [
        'mybusinessbusinessinformation.ListLocationsResponse',
        await answerAt(`${information}/accounts/101/locations?readMask=${locationReadMask}`),
      ],
      [
        'mybusinessbusinessinformation.Location',
        await answerAt(`${information}/locations/2001?readMask=${locationReadMask}`),
      ],
      [
        'mybusinessbusinessinformation.Attributes',
        await answerAt(`${information}/locations/2001/attributes`),
      ],
      [
        'places.GoogleMapsPlacesV1SearchTextResponse',
        await answerAt(`${places}/places:searchText`, {
          body: { textQuery: 'Luigi' },
          mask: placeSearchFields.map((field) => `places.${field}`).join(),
        }),
      ],
      [
        'places.GoogleMapsPlacesV1AutocompletePlacesResponse',
        await answerAt(`${places}/places:autocomplete`, { body: { input: 'Luigi' }, mask: '*' }),
      ],
      [
        'places.GoogleMapsPlacesV1Place',
        await answerAt(`${places}/places/ChIJ-sandbox-luigis-pizzeria`, {
          mask: fieldMask(placeListingFields),
        }),
      ],
    ];
    expect(await complaintsOf(answers)).toBe('');
  });

  it('would be found out by an unknown field, a wrong kind and an unknown package', async () => {
    const told = await complaintsOf([
      ['mybusinessbusinessinformation.Location', { name: 'locations/1', nickname: 'x' }],
      ['places.GoogleMapsPlacesV1Place', { rating: 'four' }],
      ['nobody.Thing', {}],
    ]);
    for (const words of ['nickname"\' does not exist', "Type 'string' is not assignable", "'nobody'"])
      expect(told).toContain(words);
  });
});
