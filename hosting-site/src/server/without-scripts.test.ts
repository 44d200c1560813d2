// The pages of a reader who has scripts off: what is in their HTML, and where its links lead.
import { describe, expect, it } from 'vitest';
import { render } from '../entry-server.tsx';
import { aMenuGroup, anItem, aStorefront } from '../testing/a-storefront.ts';

const luigis = aStorefront();

const DISHES = 1000;
const SECTION = 50;
const ids = Array.from({ length: DISHES }, (_, index) => index + 1);
const large = aStorefront({
  items: ids.map((itemId) => anItem({ itemId, name: `Dish no. ${itemId}.` })),
  menuGroups: Array.from({ length: DISHES / SECTION }, (_, index) =>
    aMenuGroup({ menuGroupId: index + 1, itemIds: ids.slice(index * SECTION, (index + 1) * SECTION) }),
  ),
});

/** As a browser shows it without scripts: what is in `noscript` is markup, and what is in `script` is nothing. */
function pageAt(url: string, storefront = luigis): HTMLElement {
  const { html } = render({
    url,
    origin: 'https://bite.example',
    basePath: '/luigis',
    resolution: { kind: 'found', storefront },
    assets: { scripts: ['/assets/main.js'], styles: [], preloads: [] },
  });
  const shown = html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<\/?noscript>/g, '');
  return new DOMParser().parseFromString(shown, 'text/html').body;
}

const hrefsOf = (page: ParentNode, selector = 'a'): string[] =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');

describe('a page without scripts', () => {
  it('shows the whole menu with its prices, and how to order by phone', () => {
    const page = pageAt('/luigis');
    const text = page.textContent ?? '';
    for (const word of ['Margherita', 'From $12.00', 'Garlic Knots', '$6.50', 'Six knots, warm'])
      expect(text).toContain(word);
    expect(text).toContain('Ordering here needs JavaScript');
    expect(hrefsOf(page, 'a[href^="tel:"]').length).toBeGreaterThan(0);
  });

  it('leads to each section of the menu', () => {
    const page = pageAt('/luigis');
    const [links] = page.querySelectorAll('nav[aria-label="Menu categories"] ul');
    const targets = hrefsOf(links ?? page);
    expect(targets).toHaveLength(page.querySelectorAll('section[id^="category-"]').length);
    for (const target of targets) expect(page.querySelector(target)).not.toBeNull();
  });

  it('of a menu of a thousand dishes leads to all of them, each part on a page with the phone number', () => {
    const page = pageAt('/luigis', large);
    const parts = [...new Set(hrefsOf(page, 'a[href*="/menu/"]'))].map((href) => pageAt(href, large));
    const read = [page, ...parts].map(({ textContent }) => textContent ?? '').join(' ');
    expect(ids.filter((id) => !read.includes(`Dish no. ${id}.`))).toEqual([]);
    for (const part of parts) expect(hrefsOf(part, 'a[href^="tel:"]').length).toBeGreaterThan(0);
  });

  it.each([
    ['/luigis/checkout', 'The checkout needs JavaScript'],
    ['/luigis/account', 'Signing in and the account need JavaScript'],
    ['/luigis/track/a-token', 'To follow this order, turn JavaScript on'],
  ])('says at %s what it is that needs them', (url, sentence) => {
    expect(pageAt(url).textContent).toContain(sentence);
    expect(pageAt('/luigis').textContent).not.toContain(sentence);
  });

  it('says so in Spanish as well, and names no phone where there is none', () => {
    expect(pageAt('/luigis?lang=es').textContent).toContain('hace falta JavaScript');
    const silent = pageAt('/luigis', aStorefront({ restaurant: { ...luigis.restaurant, phone: '' } }));
    expect(silent.textContent).toContain('Ordering here needs JavaScript, which is off.');
    expect(hrefsOf(silent, 'a[href^="tel:"]')).toEqual([]);
  });
});
