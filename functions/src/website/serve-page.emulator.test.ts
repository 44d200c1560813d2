import { paths } from '@bite/shared/paths';
import { aGuid } from '@bite/shared/testing/a-storefront';
import {
  aDomainMapping,
  aGroupEntity,
  anItemEntity,
  aRestaurantEntity,
  aTenantEntity,
  someSources,
} from '@bite/shared/testing/storefront-sources';
import type { SitePage } from '@bite/shared/website/site-page';
import { beforeAll, describe, expect, it } from 'vitest';
import { firestoreDomainMappings } from '../adapters/firestore/domain-mappings.ts';
import { firestoreHostClaims } from '../adapters/firestore/host-claims.ts';
import { firestoreStorefrontArchive } from '../adapters/firestore/storefront-archive.ts';
import { firestoreSources } from '../adapters/firestore/storefront-sources.ts';
import { firestoreStorefronts } from '../adapters/firestore/storefronts.ts';
import { buildStorefront } from '../catalogue/build-storefront.ts';
import { countReads } from '../testing/count-reads.ts';
import { emulatedFirestore } from '../testing/emulated-firestore.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { storeSources } from '../testing/store-sources.ts';
import { servePage } from './serve-page.ts';

const db = emulatedFirestore('serve-page');
const build = {
  sources: firestoreSources(db, (site) => `https://${site}.gateway.example/field`),
  storefronts: firestoreStorefrontArchive(db),
  log: quietLog,
};

/** A restaurant with this many items; slug and domain contain the number. */
async function open(itemCount: number): Promise<void> {
  const restaurantId = 20_000_000 + itemCount;
  const restaurant = aRestaurantEntity({
    restaurantId,
    guid: aGuid(itemCount),
    slug: `menu-of-${itemCount}`,
  });
  const ids = Array.from({ length: itemCount }, (_, index) => index + 1);
  const domain = aDomainMapping(`menu-of-${itemCount}.example`, {
    domainId: 30_000_000 + itemCount,
    guid: aGuid(60_000 + itemCount),
    restaurantGuid: restaurant.guid,
  });
  await storeSources(
    db,
    someSources({
      tenant: aTenantEntity(),
      restaurant,
      items: ids.map((id) => anItemEntity(id)),
      menuGroups: [aGroupEntity(1, ids)],
      domains: [domain],
    }),
  );
  await buildStorefront(build, { tenantId: restaurant.tenantId, restaurantId });
}

function site() {
  const shown: SitePage[] = [];
  const deps = {
    storefronts: firestoreStorefronts(db),
    domainMappings: firestoreDomainMappings(db),
    hostClaims: firestoreHostClaims(db),
    pages: {
      render: async (page: SitePage) => {
        shown.push(page);
        return { status: 200, html: '', inlineStyles: [], inlineScripts: [] };
      },
    },
    imageOrigins: [],
    log: { info: () => undefined, error: () => undefined },
    now: Date.now,
  };
  return { shown, get: (host: string, url: string) => servePage(deps, { host, protocol: 'https', url }) };
}

describe('a page view, from the database', () => {
  beforeAll(async () => {
    await open(10);
    await open(1_000);
  });

  it.each([10, 1_000])('with %i items reads one document under a slug', async (count) => {
    const { get, shown } = site();
    expect(await countReads(() => get('localhost', `/menu-of-${count}`))).toBe(1);
    expect(shown).toMatchObject([{ basePath: `/menu-of-${count}`, resolution: { kind: 'found' } }]);
    expect(shown[0]?.resolution).toMatchObject({ storefront: { items: { length: count } } });
  });

  it.each([10, 1_000])('with %i items reads two documents on a domain, in either spelling', async (count) => {
    const { get, shown } = site();
    expect(await countReads(() => get(`menu-of-${count}.example`, '/'))).toBe(2);
    expect(await countReads(() => get(`www.menu-of-${count}.example`, '/'))).toBe(2);
    expect(shown).toHaveLength(2);
  });

  it('shows the next build at once, although it keeps the last one at hand', async () => {
    const { get, shown } = site();
    await get('localhost', '/menu-of-10');
    const place = { tenantId: 10_000_001, restaurantId: 20_000_010 };
    await db.doc(paths.restaurant(place)).update({ name: 'Renamed' });
    await buildStorefront(build, place);
    await get('localhost', '/menu-of-10');
    const names = shown.map(
      ({ resolution }) => resolution.kind === 'found' && resolution.storefront.restaurant.name,
    );
    expect(names).toEqual(['Bella', 'Renamed']);
  });
});
