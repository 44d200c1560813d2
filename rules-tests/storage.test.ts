// Storage's rules: single pictures are public; nobody lists; managers and site administrators write to their folders.
import { isSiteAdmin, may } from '@bite/shared/identity/roles';
import { MAX_UPLOAD_MEGABYTES } from '@bite/shared/media/upload-rules';
import { paths, storageFolders } from '@bite/shared/paths';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { strengthenRules } from '../tools/rules-mutation/weaken-rules.ts';
import { actorNamed, actors, staffActors, staffNamed, storedRecord } from './actors.ts';
import { placeNames, places, restaurantIdsOf, tenantStatus } from './places.ts';
import {
  copyChecks,
  elsewhereChecks,
  fileChecks,
  placeChecks,
  type StorageCheck,
  sessionChecks,
  siteConfigChecks,
  wrongStorageAnswers,
} from './storage-checks.ts';
import { type StorageWorld, startStorageWorld } from './storage-world.ts';
import { rulesText } from './world.ts';

let world: StorageWorld;

beforeAll(async () => {
  world = await startStorageWorld();
});
afterAll(() => world.end());

const wrong = (checks: readonly StorageCheck[]): Promise<string[]> =>
  wrongStorageAnswers(world.client, checks);

describe.each(actors)('O7.3-07 C7-04 $name', (actor) => {
  it.each(placeNames)('at %s, sees pictures and writes them where the table says', async (place) => {
    expect(await wrong(placeChecks(actor, place))).toEqual([]);
  });

  it('sees the pictures of the site configuration, and writes them as a site administrator', async () => {
    expect(await wrong(siteConfigChecks(actor))).toEqual([]);
  });
});

it('O7.3-07 C7-04 nothing lies outside the folders, and nobody lists what lies in them', async () => {
  expect(await wrong(elsewhereChecks())).toEqual([]);
});

it('C9-05 O9-18 copies that the server makes of a picture are seen by everyone, and written by no person', async () => {
  expect(await wrong(copyChecks())).toEqual([]);
});

it('C5-17 O5-06 a picture has a type that browsers show safely, a safe name and 10 MB at most', async () => {
  expect(await wrong(fileChecks())).toEqual([]);
});

it('O7.1-07 a token writes nothing without a session, and nothing once that is over or ended', async () => {
  expect(await wrong(sessionChecks())).toEqual([]);
});

describe('who may no longer', () => {
  const { uid, user } = staffNamed('a manager');
  const tenant = paths.tenant(places.pizzeria.tenantId);
  const openTenant = {
    status: 'active',
    restaurantIds: restaurantIdsOf(places.pizzeria.tenantId),
  };
  const upload = () =>
    placeChecks(actorNamed('a manager'), 'pizzeria').filter(({ does }) => does === 'create');

  afterEach(async () => {
    await world.firestore.store(new Map([[paths.user(uid), storedRecord(staffNamed('a manager'))]]));
    await world.firestore.store(new Map([[tenant, openTenant]]));
  });

  it.each([
    ['I4-26 was deactivated', paths.user(uid), { ...user, isActive: false }],
    ['I4-27 lost the assignment', paths.user(uid), { ...user, access: {} }],
    ['O3-05 has a tenant that was suspended', tenant, { ...openTenant, status: 'suspended' }],
    ['C7-04 lost the restaurant', tenant, { ...openTenant, restaurantIds: [] }],
    ['C7-04 has a tenant that names no restaurant', tenant, { status: 'active' }],
  ])('%s puts no more pictures up', async (_, path, fields) => {
    expect(await wrong(upload())).toEqual([]);
    await world.firestore.store(new Map([[path, fields]]));
    expect(await wrong(upload())).toHaveLength(upload().length);
  });
});

describe('what storage.rules say twice', () => {
  const lists = [...rulesText('storage.rules').matchAll(/folder in \[([^\]]*)\]/g)].map(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name),
  );

  it('O7.3-07 C7-04 the folders are those of paths.ts', () => {
    expect(lists).toEqual([storageFolders.restaurant, storageFolders.siteConfig]);
  });

  it('C5-17 the bound is that of the upload control', () => {
    expect(rulesText('storage.rules')).toContain(`size <= ${MAX_UPLOAD_MEGABYTES * 1024 * 1024}`);
  });

  it('C6-01 at most two documents are looked up: the user and the tenant', () => {
    const looked = [...rulesText('storage.rules').matchAll(/documents\/(\w+\/\$\(\w+(?:\(\))?\))/g)];
    expect(looked.map(([, document]) => document)).toEqual(['users/$(person())', 'tenants/$(tenantId)']);
  });

  describe.each(staffActors)('C6-01 the table and `may` agree on $name', ({ name, user }) => {
    it.each(placeNames)('at %s', (place) => {
      const at = places[place];
      const mayWrite = may(user, 'catalogue.write', at) || may(user, 'website.write', at);
      const isOpen = tenantStatus[at.tenantId] === 'active';
      const [first] = placeChecks(actorNamed(name), place).filter(({ does }) => does === 'create');
      expect(first?.allowed).toBe(mayWrite && isOpen);
    });

    it('in the site configuration', () => {
      const [first] = siteConfigChecks(actorNamed(name)).filter(({ does }) => does === 'create');
      expect(first?.allowed).toBe(may(user, 'siteConfiguration.write') && isSiteAdmin(user));
    });
  });
});

/** The emulator reports no coverage for Storage, so this checks that every condition is needed by somebody. */
describe('no condition of storage.rules is idle', () => {
  const works = ['a manager', 'a site administrator', 'a site administrator by role'] as const;
  const [config] = storageFolders.siteConfig;
  const work = works
    .map(actorNamed)
    .flatMap((actor) => [...placeChecks(actor, 'pizzeria'), ...siteConfigChecks(actor)])
    .filter(({ does, allowed }) => allowed && (does === 'create' || does === 'delete'))
    .filter(({ path }) => path.includes('/items/') || path.includes(`/${config}/`));
  const altered = strengthenRules(rulesText('storage.rules'));

  afterAll(() => world.client.load(rulesText('storage.rules')));

  it('C6-01 there are conditions, and work that passes them', () => {
    expect(altered.length).toBeGreaterThan(20);
    expect(work.length).toBe(10);
  });

  it.each(altered)('C6-01 $title, and someone is refused', async ({ rules, paths: touched }) => {
    await world.client.load(rules);
    const asked = work.filter(({ about }) =>
      touched.includes(about === 'restaurant' ? 'tenants/restaurants' : about),
    );
    for (const check of asked) if ((await wrong([check])).length > 0) return;
    expect.unreachable('nobody missed it');
  });
});
