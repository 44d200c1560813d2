import { paths } from '@bite/shared/paths';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import { storefrontGapsOf } from '../../catalogue/read-gaps.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { menuOf } from '../../testing/large-menu.ts';
import { storefrontsContract } from '../../testing/storefronts.contract.ts';
import { firestoreRecords } from './records.ts';
import { firestoreStorefrontArchive } from './storefront-archive.ts';
import { firestoreStorefronts } from './storefronts.ts';

const db = emulatedFirestore('storefronts');
const storefronts = { ...firestoreStorefronts(db), ...firestoreStorefrontArchive(db) };

describe('storefronts in Firestore', () => {
  storefrontsContract(() => ({
    storefronts,
    open: async ({ place }) => {
      await db.doc(paths.tenant(place.tenantId)).set({ guid: 'tenant' });
      await db.doc(paths.restaurant(place)).set({ guid: 'restaurant' });
    },
    close: async ({ place }) => void (await db.doc(paths.restaurant(place)).delete()),
    closeTenant: async ({ place }) => void (await db.doc(paths.tenant(place.tenantId)).delete()),
  }));

  const place = { tenantId: 19_000_001, restaurantId: 29_000_001 };
  const readTime = '2026-06-10T22:00:00.000000000Z';
  const snapshot = (storefront: ReturnType<typeof menuOf>) => ({
    storefront,
    place,
    isTenantActive: true,
    readTime,
    leftOut: [],
  });

  it.each([1_000, 5_000])(
    'a menu of %i items with long descriptions fits into one document',
    async (count) => {
      await db.doc(paths.tenant(place.tenantId)).set({ guid: 'tenant' });
      await db.doc(paths.restaurant(place)).set({ guid: 'restaurant' });
      const storefront = { ...menuOf(count, { ...place, guid: aGuid(900 + count) }), version: `v${count}` };
      expect(await storefronts.save(snapshot(storefront))).toBe('saved');
      const found = await storefronts.find({ restaurantGuid: aGuid(900 + count) });
      expect(found?.storefront).toEqual(storefront);
    },
  );

  it('is found by a slug that the restaurant had before', async () => {
    const guid = aGuid(960);
    await db.doc(paths.tenant(place.tenantId)).set({ guid: 'tenant' });
    await db.doc(paths.restaurant(place)).set({ guid, formerSlugs: ['the-old-one', 'older'] });
    const storefront = { ...menuOf(1, { ...place, guid, slug: 'the-new-one' }), version: 'moved' };
    await storefronts.save(snapshot(storefront));
    expect((await storefronts.find({ slug: 'older' }))?.storefront.restaurant.slug).toBe('the-new-one');
    await db.doc(paths.restaurant(place)).set({ guid, formerSlugs: ['the-old-one'] });
    expect(await storefronts.find({ slug: 'older' })).toBeUndefined();
  });

  it('a menu that does not fit is refused with its size, and the last one stays', async () => {
    const small = { ...menuOf(1, { ...place, guid: aGuid(950) }), version: 'small' };
    const huge = { ...menuOf(2_000, { ...place, guid: aGuid(950) }, { words: 300 }), version: 'huge' };
    await storefronts.save(snapshot(small));
    await expect(storefronts.save(snapshot(huge))).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: expect.stringMatching(
        /The menu of Bella .* is too large to publish: its 2000 items take \d+ bytes/,
      ),
    });
    expect((await storefronts.find({ restaurantGuid: aGuid(950) }))?.storefront).toEqual(small);
  });

  it('keeps for staff what was left out until a later build is whole, whatever order builds end in', async () => {
    const storefront = { ...menuOf(1, { ...place, guid: aGuid(955) }), version: 'small' };
    const huge = { ...menuOf(2_000, { ...place, guid: aGuid(955) }, { words: 300 }), version: 'huge' };
    const at = (second: number) => `2026-06-10T22:00:0${second}.000000000Z`;
    const leftOut = [{ kind: 'item' as const, recordId: '7', reason: 'name: Required' }];
    const gaps = () => storefrontGapsOf(firestoreRecords(db), place);
    await db.doc(paths.tenant(place.tenantId)).set({ guid: 'tenant' });
    await db.doc(paths.restaurant(place)).set({ guid: 'restaurant' });

    await storefronts.save({ ...snapshot(storefront), readTime: at(2), leftOut });
    expect(await gaps()).toEqual({ leftOut, leftOutCount: 1, isTooLarge: false });
    await storefronts.save({ ...snapshot(storefront), readTime: at(1) });
    expect(await gaps()).toMatchObject({ leftOutCount: 1 });
    await expect(storefronts.save({ ...snapshot(huge), readTime: at(4) })).rejects.toThrow('too large');
    await storefronts.save({ ...snapshot(storefront), readTime: at(3) });
    expect(await gaps()).toEqual({ leftOut: [], leftOutCount: 0, isTooLarge: true });
    await storefronts.save({ ...snapshot(storefront), readTime: at(5) });
    expect(await gaps()).toBeUndefined();
  });

  it('reads what staff have tapped, times as text', async () => {
    const { Timestamp } = await import('firebase-admin/firestore');
    const until = '2026-06-10T23:00:00.000Z';
    await db.doc(paths.storefrontLive(aGuid(960))).set({
      pausedUntil: Timestamp.fromDate(new Date(until)),
      busyExtraMinutes: 10,
      soldOut: { 7: { until: Timestamp.fromDate(new Date(until)) }, 8: { remaining: 3 }, 9: {} },
    });
    expect(await storefronts.live(aGuid(960))).toEqual({
      pausedUntil: until,
      busyExtraMinutes: 10,
      soldOut: { 7: { until }, 8: { remaining: 3 }, 9: {} },
    });
  });

  it('takes a live state that cannot be read for calm, and says so in the log', async () => {
    const logged: unknown[] = [];
    const error = (message: string, fields?: unknown) => void logged.push([message, fields]);
    await db.doc(paths.storefrontLive(aGuid(971))).set({ busyExtraMinutes: 'many' });
    expect(await firestoreStorefronts(db, { error }).live(aGuid(971))).toEqual({
      busyExtraMinutes: 0,
      soldOut: {},
    });
    expect(JSON.stringify(logged)).toContain(`storefront_live/${aGuid(971)}`);
  });

  it('names the document that does not parse', async () => {
    await db.doc(paths.storefront(aGuid(970))).set({ slug: 'broken', version: 'v1' });
    await expect(storefronts.find({ slug: 'broken' })).rejects.toThrow(
      `storefronts/${aGuid(970)} does not parse`,
    );
  });
});
