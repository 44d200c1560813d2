// A menu of hundreds of dishes: its page brings the first, and the rest once it has loaded.
import { cleanup, render as renderInBrowser, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../entry-server.tsx';
import { createRouter } from '../lib/router.tsx';
import { createSite } from '../lib/site.ts';
import { loadWholeMenu } from '../lib/whole-menu.ts';
import { aMenuGroup, anItem, aStorefront, itemGuid } from '../testing/a-storefront.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { rememberDetails } from '../testing/render-site.tsx';
import { allPages } from './all-pages.ts';
import { App } from './app.tsx';

const GROUP = 25;
const words = [
  'smoked',
  'braised',
  'lemon',
  'garlic',
  'basil',
  'walnut',
  'cherry',
  'sesame',
  'pepper',
  'honey',
];

function menuOf(count: number) {
  const ids = Array.from({ length: count }, (_, position) => position + 1);
  const description = (id: number) => words.map((word, position) => `${word} ${id * position}`).join(', ');
  return aStorefront({
    version: '0123456789abcdef',
    items: ids.map((itemId) => anItem({ itemId, description: description(itemId) })),
    menuGroups: Array.from({ length: count / GROUP }, (_, group) =>
      aMenuGroup({ menuGroupId: group + 1, itemIds: ids.slice(group * GROUP, (group + 1) * GROUP) }),
    ),
  });
}

const large = menuOf(200);

const htmlAt = (url: string, storefront = large): string =>
  render({
    url,
    origin: 'https://bite.example',
    basePath: '/luigis',
    resolution: { kind: 'found', storefront },
    assets: { scripts: ['/assets/main.js'], styles: [], preloads: [] },
  }).html;

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const pageAt = (url: string): Document => parse(htmlAt(url));
const dishesOn = (page: ParentNode) =>
  [...page.querySelectorAll('.dish-name')].map(({ textContent }) => textContent);
const dataOf = (page: Document, selector: string) =>
  JSON.parse(page.querySelector(selector)?.textContent ?? 'null');

/** The page as the browser takes it over. */
function takeOver(url: string) {
  window.history.replaceState(null, '', url);
  const page = pageAt(url);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = page.querySelector('#root')?.innerHTML ?? '';
  const site = createSite(dataOf(page, '#storefront'));
  const router = createRouter(url, '/luigis');
  renderInBrowser(<App router={router} site={site} pages={allPages} />, { container, hydrate: true });
  return { site, router, container };
}

/** What the address of the whole menu answers. */
function serve(answer: () => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('.json')) return Response.json({ success: false, error: {} }, { status: 404 });
    asked.push(url);
    return answer();
  });
  return asked;
}

atLunch();

beforeEach(() => {
  rememberDetails(large);
});

afterEach(() => {
  cleanup();
});

describe('the page of a large menu', () => {
  it('O2.2-15 has the first dishes, and says of the others that they are being loaded', () => {
    const page = pageAt('/luigis');
    expect(dishesOn(page)).toEqual(large.items.slice(0, 40).map(({ name }) => name));
    expect([...page.querySelectorAll('h2[id]')].map(({ textContent }) => textContent)).toContain('Group 8');
    expect(page.querySelector('#category-8')?.textContent).toContain('Loading menu...');
    expect(page.querySelector('#category-1')?.textContent).not.toContain('Loading menu...');
    expect(dataOf(page, '#storefront').items).toHaveLength(40);
  });

  it('O2.2-02 has the item that its address opens, wherever that stands', () => {
    const page = pageAt(`/luigis?item=${itemGuid(190)}`);
    expect(page.title).toContain('Dish 190');
    expect(dataOf(page, '#storefront').items.at(-1)).toMatchObject({ name: 'Dish 190' });
    expect(dishesOn(page)).not.toContain('Dish 190');
  });

  it('stays small with a thousand dishes', () => {
    const html = htmlAt('/luigis', menuOf(1000));
    expect(parse(html).querySelectorAll('*').length).toBeLessThan(2_500);
    expect(html.length).toBeLessThan(150_000);
  });

  it('leads readers without scripts and search engines to a page of each section', () => {
    const page = pageAt('/luigis');
    expect(htmlAt('/luigis')).toContain('<noscript><a href="/luigis/menu/8">');
    const sections = dataOf(page, 'script[type="application/ld+json"]').hasMenu.hasMenuSection;
    expect(sections).toHaveLength(8);
    expect(sections[7]).toEqual({
      '@type': 'MenuSection',
      name: 'Group 8',
      url: 'https://bite.example/luigis/menu/8',
    });
  });
});

describe('the page of a section', () => {
  it('has all its dishes, the way to each and to the other sections, and no script', () => {
    const page = pageAt('/luigis/menu/8');
    expect(page.title).toBe("Group 8 – Luigi's Pizzeria");
    expect(dishesOn(page)).toEqual(large.items.slice(175).map(({ name }) => name));
    const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([`/luigis?item=${itemGuid(200)}`, '/luigis', '/luigis/menu/1']),
    );
    expect(page.querySelectorAll('script[src]')).toHaveLength(0);
    const data = dataOf(page, 'script[type="application/ld+json"]');
    expect(data).toMatchObject({ '@type': 'MenuSection', name: 'Group 8' });
    expect(data.hasMenuItem).toHaveLength(25);
  });

  it('is not there for a section that the menu does not have', () => {
    expect(pageAt('/luigis/menu/99').title).toContain('Page not found');
  });
});

describe('the rest of a large menu', () => {
  it('O2.2-15 comes after the page, section by section, and leaves what was there as it is', async () => {
    const asked = serve(() => Response.json(large));
    const { site, router, container } = takeOver('/luigis');
    const first = screen.getByRole('link', { name: 'Dish 1' });
    expect(screen.getByRole('region', { name: 'Group 8' }).textContent).toContain('Loading menu...');
    await loadWholeMenu(site, router);
    await expect.poll(() => dishesOn(container)).toHaveLength(200);
    expect(asked).toEqual(['/luigis/menu-0123456789abcdef.json']);
    expect(dishesOn(container)).toEqual(large.items.map(({ name }) => name));
    expect(screen.queryByText('Loading menu...')).toBeNull();
    expect(screen.getByRole('link', { name: 'Dish 1' })).toBe(first);
  });

  it('is the present menu where that has changed since the page was made', async () => {
    const changed = {
      ...large,
      version: 'ffffffffffffffff',
      items: large.items.map((item) => ({ ...item, basePrice: 11 })),
    };
    serve(() => Response.json(changed));
    const { site, router } = takeOver('/luigis');
    await loadWholeMenu(site, router);
    const section = within(screen.getByRole('region', { name: 'Group 1' }));
    expect((await section.findAllByText('$11.00')).length).toBe(25);
  });

  it('that does not arrive leaves the page as it is', async () => {
    serve(() => new Response('', { status: 503 }));
    const { site, router, container } = takeOver('/luigis');
    await expect(loadWholeMenu(site, router)).rejects.toThrow('503');
    expect(dishesOn(container)).toHaveLength(40);
  });
});
