import { MINUTE } from '@bite/shared/kernel/durations';
import type { ProfileField } from '@bite/shared/listing/profile-fields';
import { aStorefront } from '@bite/shared/testing/a-storefront';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantsOf } from '../../collections/collections.ts';
import { LISTING_PROFILE, listingProfilesOf } from '../../collections/listing.ts';
import type { LocationField } from '../../ports/listing-service.ts';
import { aListedRestaurant, type ListedRestaurant, listed } from '../../testing/a-listed-restaurant.ts';
import { memoryStorefronts } from '../../testing/a-place.ts';
import { callerOf } from '../../testing/caller-of.ts';
import { elsewhere, member, place } from '../../testing/memory-place.ts';
import { refused } from '../../testing/refused.ts';
import { connectionAt } from '../call-listing.ts';
import { applyProfile } from './apply-profile.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { pullProfile, readProfile } from './read-profile.ts';
import { syncListingProfile } from './sync-profile.ts';

const owner = callerOf(member('owner'));
let deps: ListedRestaurant & ProfileDeps;

beforeEach(async () => {
  const menuPages = memoryStorefronts(aStorefront());
  deps = { ...(await aListedRestaurant()), menuPages, siteOrigin: 'https://order.bite.example' };
  const there = deps.listing.location(listed.locationId);
  there.location = {
    ...{ name: 'locations/2001', title: 'Bella', phoneNumbers: { primaryPhone: '(518) 555-0999' } },
    metadata: { canHaveFoodMenus: true, hasVoiceOfMerchant: true, mapsUri: 'https://maps.example/1' },
    categories: { primaryCategory: { displayName: 'Pizza restaurant' } },
    storefrontAddress: {
      ...{ addressLines: ['1 Main Street'], locality: 'Albany', administrativeArea: 'NY' },
      ...{ postalCode: '12207', regionCode: 'US' },
    },
    profile: { description: 'Pizza since 1987.' },
  };
  there.attributes = [{ name: 'attributes/has_takeout', valueType: 'BOOL', values: [true] }];
});

const pull = () => pullProfile(deps, owner, place);
const read = () => readProfile(deps, owner, place);
const there = () => deps.listing.location(listed.locationId).location;
const ours = async () => {
  const restaurant = await deps.records.get(restaurantsOf(place.tenantId), String(place.restaurantId));
  if (!restaurant) throw new Error('the restaurant is missing');
  return restaurant;
};
const change = async (contact: object) => {
  const restaurant = await ours();
  deps.records.put(restaurantsOf(place.tenantId), String(place.restaurantId), {
    ...restaurant,
    contact: { ...restaurant.contact, ...contact },
  });
};
const stateOf = async (field: ProfileField) =>
  (await read()).fields.find((one) => one.field === field)?.state;
const apply = async (send: ProfileField[], take: ProfileField[] = []) =>
  applyProfile(deps, owner, place, { version: (await read()).version, send, take });
const edits = () => deps.listing.calls().filter(({ name }) => name === 'patchLocation').length;

describe('reading a profile', () => {
  it('I3.8-10, I3.8-04 shows it beside ours, field by field, with its attributes', async () => {
    expect((await read()).fields).toEqual([]);
    const shown = await pull();
    expect(shown).toMatchObject({
      syncedAt: new Date(deps.now()).toISOString(),
      shown: {
        ...{ name: 'Bella', address: '1 Main Street, Albany, NY 12207', verification: 'verified' },
        attributes: [{ attributeId: 'has_takeout', displayName: 'Has takeout', values: [true] }],
      },
    });
    expect(shown.fields.map(({ field, state }) => [field, state])).toEqual([
      ['hours', 'oursChanged'],
      ['specialHours', 'same'],
      ['phone', 'conflict'],
      ['website', 'oursChanged'],
      ['description', 'theirsChanged'],
      ['menu', 'oursChanged'],
    ]);
    expect((await connectionAt(deps, place))?.lastSyncAt).toBe(new Date(deps.now()).toISOString());
    expect((await ours()).platformSync.platforms.googleMyBusiness?.lastSync).toBe(
      new Date(deps.now()).toISOString(),
    );
  });

  it('changes nothing on either side', async () => {
    const before = [structuredClone(there()), (await ours()).contact];
    await pull();
    expect([there(), (await ours()).contact]).toEqual(before);
    expect(edits()).toBe(0);
  });

  it('that fails keeps what was read before, and says why until one succeeds', async () => {
    await pull();
    deps.listing.failNext('location', 'limited');
    expect(await syncListingProfile(deps, place)).toMatchObject({ outcome: 'failed', reason: 'limited' });
    expect(await read()).toMatchObject({
      problem: expect.stringContaining('Google allows no more calls'),
      fields: expect.arrayContaining([expect.objectContaining({ field: 'phone' })]),
    });
    await pull();
    expect((await read()).problem).toBeUndefined();
  });

  it('without attributes or menus reads the rest', async () => {
    deps.listing.failNext('attributes', 'notFound');
    deps.listing.failNext('foodMenus', 'forbidden');
    const { fields, shown } = await pull();
    expect(shown?.attributes).toEqual([]);
    expect(fields.map(({ field }) => field)).not.toContain('menu');
  });

  it('of a restaurant that is not connected is refused, and answered by the schedule', async () => {
    expect(await syncListingProfile(deps, elsewhere)).toEqual({ outcome: 'failed', reason: 'notConnected' });
  });

  it('is for managers, changing it for administrators', async () => {
    const manager = callerOf(member('manager'));
    expect(await readProfile(deps, manager, place)).toBeDefined();
    expect(await refused(pullProfile(deps, manager, place))).toMatchObject({ code: 'FORBIDDEN' });
    const decision = { version: 'v', send: [], take: [] };
    expect(await refused(applyProfile(deps, manager, place, decision))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('says that Google has changed something, or has not published all edits', async () => {
    there().metadata = { hasGoogleUpdated: true, hasPendingEdits: true };
    expect(await pull()).toMatchObject({ isGoogleUpdated: true, isPending: true });
  });
});

describe('sending to the service', () => {
  beforeEach(async () => {
    await pull();
  });

  it('changes exactly what was approved, after a trial, and both sides agree on it', async () => {
    const { fields } = await apply(['phone']);
    expect(there().phoneNumbers?.primaryPhone).toBe((await ours()).contact.phone);
    expect(there().profile?.description).toBe('Pizza since 1987.');
    expect(there().websiteUri).toBeUndefined();
    expect(edits()).toBe(2);
    expect(fields.find(({ field }) => field === 'phone')?.state).toBe('same');
    const entry = deps.audited().at(-1);
    expect(entry).toMatchObject({
      kind: 'listing_profiles',
      changes: [{ field: 'phone', from: '(518) 555-0999', to: (await ours()).contact.phone }],
    });
  });

  it('sends the menu as guests see it', async () => {
    await apply(['menu']);
    expect(deps.listing.location(listed.locationId).menus.length).toBeGreaterThan(0);
    expect(await stateOf('menu')).toBe('same');
  });

  it('tells afterwards which side has changed, and a conflict of both', async () => {
    await apply(['phone']);
    await change({ phone: '(518) 555-0111' });
    expect(await stateOf('phone')).toBe('oursChanged');
    there().phoneNumbers = { primaryPhone: '(518) 555-0222' };
    await pull();
    expect(await stateOf('phone')).toBe('conflict');
    await apply(['phone']);
    there().phoneNumbers = { primaryPhone: '(518) 555-0333' };
    await pull();
    expect(await stateOf('phone')).toBe('theirsChanged');
  });

  it('is refused where something differs from what was shown, and sends nothing', async () => {
    const { version } = await read();
    await change({ phone: '(518) 555-0111' });
    const decision = { version, send: ['phone' as const], take: [] };
    expect(await refused(applyProfile(deps, owner, place, decision))).toMatchObject({ code: 'CONFLICT' });
    expect(edits()).toBe(0);
  });

  const refuse = (name: LocationField, field: string, message: string) => {
    const { patchLocation } = deps.listingService;
    deps.listingService.patchLocation = async (token, locationId, edit) =>
      edit.fields.includes(name)
        ? { ...({ outcome: 'failed', reason: 'refused', field, message } as const) }
        : patchLocation(token, locationId, edit);
    return () => Object.assign(deps.listingService, { patchLocation });
  };

  it('I3.8-10 of a field that is refused stops none of the others, on either side', async () => {
    const undo = refuse('phoneNumbers', 'phone_numbers.primary_phone', 'Invalid phone number');
    const { done, fields } = await apply(['phone', 'website', 'menu'], ['description']);
    expect(done).toEqual({
      ...{ sent: ['website', 'menu'], taken: ['description'] },
      refused: { phone: 'Google: Invalid phone number' },
    });
    expect(there().websiteUri).toBeDefined();
    expect(there().phoneNumbers?.primaryPhone).toBe('(518) 555-0999');
    expect((await ours()).websiteConfig.content.aboutText).toBe('Pizza since 1987.');
    const refusal = (all: typeof fields) => all.find(({ field }) => field === 'phone')?.refusal;
    expect(refusal(fields)).toBe('Google: Invalid phone number');
    undo();
    await apply(['phone']);
    expect(refusal((await read()).fields)).toBeUndefined();
  });

  it('of a field that only the trial has let through stops none of the others', async () => {
    const { patchLocation } = deps.listingService;
    deps.listingService.patchLocation = async (token, locationId, edit) =>
      edit.fields.includes('phoneNumbers') && !edit.validateOnly
        ? { outcome: 'failed', reason: 'refused', field: 'phone_numbers', message: 'Not now' }
        : patchLocation(token, locationId, edit);
    const { done } = await apply(['phone', 'website']);
    expect(done).toMatchObject({ sent: ['website'], refused: { phone: 'Google: Not now' } });
  });

  it('says plainly that nothing was changed where all of it is refused, and names the field', async () => {
    refuse('phoneNumbers', 'phone_numbers.primary_phone', 'Invalid phone number');
    expect(await refused(apply(['phone']))).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Nothing was changed. Phone: Google: Invalid phone number.',
      details: { fields: { phone: 'Google: Invalid phone number' } },
    });
  });

  it('that fails as a whole keeps what changes our own side alone', async () => {
    deps.listing.failNext('patchLocation', 'unreachable');
    const { done } = await apply(['phone'], ['description']);
    expect(done).toMatchObject({
      ...{ sent: [], taken: ['description'] },
      refused: { phone: expect.stringContaining('cannot be reached') },
    });
  });

  it('forgets why a field was refused once it is left, or the same on both sides', async () => {
    refuse('phoneNumbers', 'phone_numbers.primary_phone', 'Invalid phone number');
    await apply(['phone', 'website']);
    await apply([], ['description']);
    expect((await read()).fields.find(({ field }) => field === 'phone')?.refusal).toBeUndefined();
  });

  it('makes at most ten edits of a listing a minute', async () => {
    for (let edit = 0; edit < 10; edit += 1) {
      await change({ phone: `(518) 555-01${String(edit + 10)}` });
      await apply(['phone']);
    }
    const sent = edits();
    await change({ phone: '(518) 555-0177' });
    expect(await refused(apply(['phone']))).toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    // The trial alone.
    expect(edits()).toBe(sent + 1);
    deps.clock.minutes += 1;
    expect(deps.now() % MINUTE).toBe(0);
    await apply(['phone']);
    expect(there().phoneNumbers?.primaryPhone).toBe('(518) 555-0177');
  });

  it('whose answer was lost is found out by the next reading', async () => {
    deps.listing.failNext('patchLocation', undefined, 'lostAfter');
    expect(await refused(apply(['phone']))).toMatchObject({ code: 'CONFLICT' });
    await pull();
    expect(await stateOf('phone')).toBe('same');
  });
});

describe('taking from the service', () => {
  it('changes ours through the one write path, with its history, and nothing there', async () => {
    await pull();
    await apply([], ['phone', 'description']);
    expect((await ours()).contact.phone).toBe('(518) 555-0999');
    expect((await ours()).websiteConfig.content.aboutText).toBe('Pizza since 1987.');
    expect(await stateOf('phone')).toBe('same');
    expect(edits()).toBe(0);
    expect(deps.audited().map(({ kind }) => kind)).toContain('restaurants');
  });

  it('of what is not valid here is refused at its field, and takes the others', async () => {
    there().websiteUri = 'ftp://bella.example';
    await pull();
    const { done } = await apply([], ['website', 'description']);
    expect(done).toMatchObject({
      taken: ['description'],
      refused: { website: expect.stringContaining('cannot be taken over') },
    });
    expect((await ours()).websiteConfig.content.aboutText).toBe('Pizza since 1987.');
    expect(await refused(apply([], ['website']))).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('never takes a menu, nor hours where there are none', async () => {
    await pull();
    for (const field of ['menu', 'hours'] as const)
      expect(await refused(apply([], [field]))).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a profile of another connection', () => {
  it('is not shown', async () => {
    await pull();
    const stored = await deps.records.get(listingProfilesOf(place), LISTING_PROFILE);
    if (!stored) throw new Error('nothing is stored');
    deps.records.put(listingProfilesOf(place), LISTING_PROFILE, { ...stored, connectionId: 'before' });
    expect(await read()).toMatchObject({ fields: [], version: 'none' });
  });
});
