// What each kind of page tells search engines: valid by schema.org's vocabulary, and nothing but what a reader sees there.
import { describe, expect, it } from 'vitest';
import { render } from '../entry-server.tsx';
import { aMenuGroup, anItem, aStorefront } from '../testing/a-storefront.ts';
import { faultsOf } from '../testing/schema-org.ts';

const DISHES = 150;
const ids = Array.from({ length: DISHES }, (_, index) => index + 1);

const whole = aStorefront({
  items: aStorefront().items.map((item) => ({
    ...item,
    diets: ['vegan', 'glutenFree'] as const,
    calories: 860,
  })),
  restaurant: {
    specialHours: [
      {
        date: '2025-12-24',
        open: '11:00',
        close: '14:00',
        closed: false,
        more: [{ open: '17:00', close: '20:00' }],
      },
    ],
  },
  website: { aboutText: 'We began in 1962.', social: { instagram: 'https://instagram.com/luigis' } },
});
const large = aStorefront({
  items: ids.map((itemId) => anItem({ itemId, basePrice: itemId })),
  menuGroups: [
    aMenuGroup({ menuGroupId: 1, itemIds: ids.slice(0, 100) }),
    aMenuGroup({ menuGroupId: 2, itemIds: ids.slice(100) }),
  ],
});
const home = aStorefront({ ...whole, website: { ...whole.website, startPage: 'home' } });
const bare = aStorefront({
  items: [],
  menuGroups: [],
  restaurant: { operatingHours: {}, specialHours: [], phone: '', email: '' },
});

type Node = Readonly<Record<string, unknown>>;

function at(path: string, storefront = whole) {
  const { html } = render({
    url: `/luigis${path}`,
    origin: 'https://bite.example',
    basePath: '/luigis',
    resolution: { kind: 'found', storefront },
    assets: { scripts: [], styles: [], preloads: [] },
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const told = [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }): Node => JSON.parse(textContent ?? ''),
  );
  const shown = page.body.cloneNode(true) as HTMLElement;
  for (const script of shown.querySelectorAll('script')) script.remove();
  return { told, shown: shown.textContent ?? '' };
}

/** Every object of this type in it. */
function all(type: string, value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap((one) => all(type, one));
  return (value as Node)['@type'] === type ? [value as Node, ...below] : below;
}

describe('what a page tells search engines', () => {
  it.each([
    ['the menu', '', whole, 1],
    ['the menu of a restaurant that has filled in nothing', '', bare, 1],
    ['a dish', '?item=11111111-0000-4000-8000-000000000001', whole, 1],
    ['a large menu', '', large, 1],
    ['a section of a large menu', '/menu/1', large, 1],
    ['the story', '/story', whole, 0],
    ['the contact page', '/contact', whole, 1],
    ['the menu on a page of its own', '/menu', home, 1],
    ['the home page where the site starts with it', '', home, 1],
    ['the privacy page', '/privacy', whole, 0],
    ['the checkout', '/checkout', whole, 0],
    ['an order', '/track/abc', whole, 0],
    ['the account', '/account', whole, 0],
    ['no page', '/nonsense', whole, 0],
  ])('is valid by the vocabulary of schema.org: %s', (_, path, storefront, count) => {
    const { told } = at(path, storefront);
    expect(told).toHaveLength(count);
    expect(told.flatMap((data) => faultsOf(data))).toEqual([]);
  });

  it.each([
    ['the menu', '', whole],
    ['a large menu', '', large],
    ['a section of it', '/menu/1', large],
  ])('is what is shown there, dishes with their prices: %s', (_, path, storefront) => {
    const { told, shown } = at(path, storefront);
    const dishes = all('MenuItem', told);
    const words = [...dishes, ...all('MenuSection', told), ...all('Restaurant', told)].flatMap(
      ({ name, description = '' }) => [String(name), String(description)],
    );
    const lowest = dishes.flatMap(({ offers }) => {
      const [first] = [offers ?? []].flat() as Node[];
      return first ? [`$${Number(first['price']).toFixed(2)}`] : [];
    });
    for (const word of [...words, ...lowest]) expect(shown).toContain(word);
    expect(dishes.length > 0).toBe(path !== '' || storefront === whole);
  });

  it('would not pass with a word that schema.org does not know, a value that it does not take, or an object of another type', () => {
    const faults = (change: object) => faultsOf({ '@type': 'Restaurant', name: 'Luigi’s', ...change });
    expect(faults({})).toEqual([]);
    expect(faults({ cuisine: 'Pizza' })).toHaveLength(1);
    expect(faults({ url: 'luigis' })).toHaveLength(1);
    expect(faults({ address: { '@type': 'Offer' } }).length).toBeGreaterThan(0);
    expect(faults({ hasMenu: { '@type': 'Menus' } }).length).toBeGreaterThan(0);
    const pizzaDiet = { '@type': 'MenuItem', suitableForDiet: 'https://schema.org/PizzaDiet' };
    expect(faultsOf(pizzaDiet).length).toBeGreaterThan(0);
  });
});
