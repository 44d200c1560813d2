import { anAddress } from '@bite/shared/testing/records';
import { beforeEach, describe, expect, it } from 'vitest';
import { aTenancy, siteAdmin, staffOf, support, type Tenancy, viewer } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import { refused } from '../testing/refused.ts';
import { searchRestaurants } from './search-restaurants.ts';

const LIMIT = 20;

describe('the search over all restaurants', () => {
  let tenancy: Tenancy;
  beforeEach(() => {
    tenancy = aTenancy();
    tenancy.putTenant(10_000_500, { name: 'Golden Hour Inc.', displayName: 'Golden Hour' });
    tenancy.putTenant(10_000_600, { name: 'Creamery LLC', displayName: 'Scoops', status: 'suspended' });
    tenancy.putRestaurant(10_000_500, 1, {
      name: 'Sakura',
      concept: 'Sushi',
      address: anAddress({ city: 'Chicago', state: 'IL' }),
      contact: { phone: '+1 312-555-0187', email: 'front-desk@sakura.example.com' },
    });
    tenancy.putRestaurant(10_000_500, 2, { name: 'Taqueria', status: 'inactive' });
    tenancy.putRestaurant(10_000_600, 3, { name: 'Scoop & Swirl', concept: 'Ice cream' });
  });

  const search = async (searchTerm: string, limit = LIMIT) =>
    (await searchRestaurants(tenancy, callerOf(support), { searchTerm, limit })).restaurants.map(
      ({ name }) => name,
    );

  it.each([
    ['its name', 'sakURA', ['Sakura']],
    ['its concept', 'ice', ['Scoop & Swirl']],
    ['its tenant’s name', 'creamery', ['Scoop & Swirl']],
    ['its tenant’s display name', 'golden', ['Sakura', 'Taqueria']],
    ['its city', 'chic', ['Sakura']],
    ['its state', 'ny', ['Scoop & Swirl', 'Taqueria']],
    ['part of a word', 'oo', ['Scoop & Swirl']],
    ['one letter', 'q', ['Taqueria']],
    ['part of its mail address', 'front-desk@sak', ['Sakura']],
    ['part of its phone, however it is written', '(312) 555', ['Sakura']],
    ['a name without its accents', 'TAQUERÍA', ['Taqueria']],
    ['words of it in another order', 'sushi chicago sakura', ['Sakura']],
    ['words of it and of its tenant', 'ny golden taq', ['Taqueria']],
    ['nothing of it', 'nowhere', []],
    ['one word of two', 'sakura nowhere', []],
  ])('C2-07, O9-46 finds one by %s, in any case', async (_by, term, names) => {
    expect(await search(term)).toEqual(names);
  });

  it('C2-07, O9-46 finds none of an empty term, and reads nothing for it', async () => {
    tenancy.records.page = () => Promise.reject(new Error('read all the same'));
    expect(await search('')).toEqual([]);
    expect(await search('  ')).toEqual([]);
  });

  it('C2-07, O9-46 stops at the limit', async () => {
    expect(await search('golden', 1)).toEqual(['Sakura']);
  });

  it('tells where one is and how it stands', async () => {
    const { restaurants } = await searchRestaurants(tenancy, callerOf(viewer), {
      searchTerm: 'Taqueria',
      limit: LIMIT,
    });
    const [found] = restaurants;
    expect(found).toEqual({
      tenantId: 10_000_500,
      restaurantId: 2,
      guid: expect.any(String),
      slug: 'at-2',
      name: 'Taqueria',
      concept: 'Restaurant',
      tenantName: 'Golden Hour Inc.',
      tenantDisplayName: 'Golden Hour',
      city: 'Albany',
      state: 'NY',
      status: 'inactive',
    });
  });

  it('C2-07 is for site staff alone', async () => {
    const found = await searchRestaurants(tenancy, callerOf(siteAdmin), {
      searchTerm: 'Sakura',
      limit: LIMIT,
    });
    expect(found.restaurants).toHaveLength(1);
    const asked = searchRestaurants(tenancy, callerOf(staffOf(10_000_500, 'owner')), {
      searchTerm: 'a',
      limit: LIMIT,
    });
    expect(await refused(asked)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('reads no more than can match, and the tenants of what it shows', async () => {
    for (let id = 10; id < 200; id += 1) tenancy.putRestaurant(10_000_600, id, { name: `Number ${id}` });
    const read: string[] = [];
    const { page } = tenancy.records;
    tenancy.records.page = async (...asked) => {
      const answer = await page(...asked);
      read.push(...answer.found.map(({ path }) => path));
      return answer;
    };
    expect(await search('sakura')).toEqual(['Sakura']);
    expect(read).toEqual(['tenants/10000500/restaurants/1']);
  });

  it('shows at once what was created or renamed', async () => {
    expect(await search('sakura')).toEqual(['Sakura']);
    tenancy.putRestaurant(10_000_500, 4, { name: 'Sakura Two' });
    tenancy.putTenant(10_000_600, { name: 'Sakura LLC', displayName: 'Scoops' });
    expect(await search('sakura')).toEqual(['Sakura', 'Sakura Two', 'Scoop & Swirl']);
  });
});
