// The contract test of the storefront ports, for the in-memory implementation and Firestore's.
import { defaultLiveState } from '@bite/shared/catalogue/storefront';
import { storefrontFormat } from '@bite/shared/catalogue/storefront-format';
import { aGuid, anItem, aStorefront } from '@bite/shared/testing/a-storefront';
import { expect, it } from 'vitest';
import type { StorefrontArchive, StorefrontSnapshot } from '../ports/storefront-archive.ts';
import type { Storefronts } from '../ports/storefronts.ts';

export interface StorefrontsUnderTest {
  storefronts: Storefronts & StorefrontArchive;
  /** Creates or deletes the restaurant or the tenant. */
  open(snapshot: StorefrontSnapshot): Promise<void>;
  close(snapshot: StorefrontSnapshot): Promise<void>;
  closeTenant(snapshot: StorefrontSnapshot): Promise<void>;
}

const at = (microseconds: number): string =>
  `2026-06-10T22:00:00.${String(microseconds).padStart(6, '0')}000Z`;

interface Change {
  version?: string;
  slug?: string;
  readTime?: string;
  isTenantActive?: boolean;
}

/** `number` makes restaurants that no other test uses. */
function snapshotOf(number: number, change: Change = {}): StorefrontSnapshot {
  const place = { tenantId: 10_000_000 + number, restaurantId: 20_000_000 + number };
  const restaurant = { guid: aGuid(number), ...place, slug: change.slug ?? `bella-${number}` };
  const version = change.version ?? 'v1';
  return {
    storefront: { ...aStorefront({ restaurant, items: [anItem({ name: `Dish of ${version}` })] }), version },
    place,
    isTenantActive: change.isTenantActive ?? true,
    readTime: change.readTime ?? at(1),
    leftOut: [],
  };
}

export function storefrontsContract(make: () => StorefrontsUnderTest): void {
  let run = 0;

  async function opened(change: Change = {}) {
    const number = ++run;
    const under = make();
    const snapshot = snapshotOf(number, change);
    await under.open(snapshot);
    const next = (later: Change) => snapshotOf(number, { ...change, ...later });
    const { guid: restaurantGuid } = snapshot.storefront.restaurant;
    return { ...under, snapshot, next, restaurantGuid };
  }

  it('gives back what was saved, by guid and by slug', async () => {
    const { storefronts, snapshot, restaurantGuid } = await opened();
    expect(await storefronts.save(snapshot)).toBe('saved');
    const { storefront, place, isTenantActive } = snapshot;
    const { slug } = storefront.restaurant;
    expect(await storefronts.find({ restaurantGuid })).toEqual({ storefront, place, isTenantActive });
    expect(await storefronts.find({ slug })).toEqual({ storefront, place, isTenantActive });
    expect(await storefronts.readTimeOf(place)).toBe(snapshot.readTime);
    expect(await storefronts.formatOf(place)).toBe(storefrontFormat);
  });

  it('knows nothing of what was never saved', async () => {
    const { storefronts, snapshot, restaurantGuid } = await opened();
    expect(await storefronts.find({ restaurantGuid })).toBeUndefined();
    expect(await storefronts.find({ slug: 'nowhere' })).toBeUndefined();
    expect(await storefronts.readTimeOf(snapshot.place)).toBeUndefined();
    expect(await storefronts.formatOf(snapshot.place)).toBeUndefined();
  });

  it('shows a new version at once', async () => {
    const { storefronts, snapshot, next, restaurantGuid } = await opened();
    await storefronts.save(snapshot);
    await storefronts.find({ restaurantGuid });
    expect(await storefronts.save(next({ version: 'v2', readTime: at(2) }))).toBe('saved');
    const found = await storefronts.find({ restaurantGuid });
    expect(found?.storefront.items[0]?.name).toBe('Dish of v2');
  });

  it('keeps what was read later, even by a microsecond, whatever comes last', async () => {
    const { storefronts, snapshot, next, restaurantGuid } = await opened();
    await storefronts.save(next({ version: 'v2', readTime: at(2) }));
    expect(await storefronts.save(snapshot)).toBe('outdated');
    expect((await storefronts.find({ restaurantGuid }))?.storefront.version).toBe('v2');
    expect(await storefronts.readTimeOf(snapshot.place)).toBe(at(2));
  });

  it('of twenty builds that end at once the one that read last stays', async () => {
    const { storefronts, snapshot, next, restaurantGuid } = await opened();
    const builds = Array.from({ length: 20 }, (_, index) =>
      next({ version: `v${index}`, readTime: at(100 + index) }),
    );
    await Promise.all(builds.map((build) => storefronts.save(build)));
    expect((await storefronts.find({ restaurantGuid }))?.storefront.version).toBe('v19');
    expect(await storefronts.readTimeOf(snapshot.place)).toBe(at(119));
  });

  it('the same content again only moves the read time', async () => {
    const { storefronts, snapshot, next, restaurantGuid } = await opened();
    await storefronts.save(snapshot);
    expect(await storefronts.save(next({ readTime: at(5), isTenantActive: false }))).toBe('unchanged');
    expect(await storefronts.readTimeOf(snapshot.place)).toBe(at(5));
    expect(await storefronts.find({ restaurantGuid })).toMatchObject({
      storefront: snapshot.storefront,
      isTenantActive: false,
    });
  });

  it('a new slug leads to the restaurant and the old one to nobody', async () => {
    const { storefronts, snapshot, next } = await opened({ slug: `old-${run}` });
    await storefronts.save(snapshot);
    const renamed = next({ slug: `new-${run}`, version: 'v2', readTime: at(2) });
    await storefronts.save(renamed);
    expect(await storefronts.find({ slug: snapshot.storefront.restaurant.slug })).toBeUndefined();
    const found = await storefronts.find({ slug: renamed.storefront.restaurant.slug });
    expect(found?.place).toEqual(snapshot.place);
  });

  it.each(['close', 'closeTenant'] as const)(
    'what is gone is removed, and stays removed (%s)',
    async (end) => {
      const { storefronts, snapshot, next, restaurantGuid, ...under } = await opened();
      await storefronts.save(snapshot);
      expect(await storefronts.removeIfGone(snapshot.place)).toBe(false);
      expect(await storefronts.find({ restaurantGuid })).toBeDefined();
      await under[end](snapshot);
      expect(await storefronts.removeIfGone(snapshot.place)).toBe(true);
      expect(await storefronts.find({ restaurantGuid })).toBeUndefined();
      expect(await storefronts.save(next({ readTime: at(9) }))).toBe('gone');
      expect(await storefronts.find({ restaurantGuid })).toBeUndefined();
    },
  );

  it('is calm where nothing is going on', async () => {
    const { storefronts, restaurantGuid } = await opened();
    expect(await storefronts.live(restaurantGuid)).toEqual(defaultLiveState);
  });
}
