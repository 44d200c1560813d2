import type { StorefrontHome } from '@bite/shared/catalogue/storefront';
import { contrast } from '@bite/shared/website/readable-colors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../entry-server.tsx';
import { blockStyles } from '../lib/block-colors.ts';
import { darkGrounds, lightGrounds } from '../lib/brand-colors.ts';
import type { PageStorefront } from '../lib/menu-state.ts';
import { aStorefront, itemGuid } from '../testing/a-storefront.ts';
import { atLunch } from '../testing/at-lunch.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { rememberDetails, renderSite } from '../testing/render-site.tsx';

const image = { src: 'https://pictures.example/oven.jpg', ratio: 1.5 };

const home: StorefrontHome = {
  blocks: [
    {
      id: 'oven',
      title: 'Our oven',
      description: 'Two tons of brick.\n\nOlder than us.',
      image,
      icon: 'flame',
      layout: 'image-left',
      backgroundColor: '#1f2937',
      textColor: '#374151',
      buttonText: 'See the pies',
      buttonUrl: '/menu?diet=vegan',
      translations: { es: { title: 'Nuestro horno' } },
    },
    { id: 'dough', title: 'Our dough', description: 'Two days.', layout: 'text-only', textColor: '#808080' },
    {
      id: 'party',
      title: 'Our parties',
      description: 'Up to forty.',
      layout: 'centered',
      buttonText: 'Ask',
      buttonUrl: 'javascript:alert(1)',
    },
  ],
  callsToAction: [
    { id: 'order', title: 'Hungry?', description: 'Half an hour.', image },
    {
      id: 'news',
      title: 'News',
      description: 'Every month.',
      buttonText: 'Read',
      buttonUrl: 'https://news.example/',
    },
  ],
  gallery: [
    { picture: image, text: 'The oven by night', translations: { es: { text: 'El horno de noche' } } },
    { picture: { ...image, src: 'https://pictures.example/garden.jpg' }, text: 'The garden' },
  ],
};

const luigis = aStorefront({ website: { home, startPage: 'home', theme: 'dark' } });
const plain = aStorefront();

const parse = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(/<link rel="stylesheet"[^>]*>/, ''), 'text/html');

function pageAt(url: string, storefront = luigis) {
  const resolution = { kind: 'found', storefront } as const;
  const assets = { scripts: ['/assets/main.js'], styles: ['/assets/main.css'], preloads: [] };
  const answer = render({ url, origin: 'https://bite.example', basePath: '/luigis', resolution, assets });
  return { ...answer, page: parse(answer.html) };
}

const jsonOf = (page: Document, selector: string) =>
  JSON.parse(page.querySelector(selector)?.textContent ?? 'null');
const canonicalOf = (page: Document) => page.querySelector('link[rel=canonical]')?.getAttribute('href');
const metaOf = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

atLunch();

beforeEach(() => {
  fakeApi();
});

afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

describe('the home page as the server writes it', () => {
  it('I3.3-04, I3.3-05, I3.3-06 is whole without scripts: blocks, calls to action, pictures, story, hours and contact', () => {
    const { status, page } = pageAt('/luigis');
    expect(status).toBe(200);
    expect([...page.querySelectorAll('main h2')].map((title) => title.textContent)).toEqual([
      'Special offers',
      'Our oven',
      'Our dough',
      'Our parties',
      'Our Story',
      'Gallery',
      'Hungry?',
      'News',
      'Visit us',
    ]);
    const main = page.querySelector('main');
    expect(main?.querySelector('h1')?.textContent).toBe("Luigi's Pizzeria");
    expect(main?.textContent).toContain('Our new courtyard is open.');
    expect(main?.textContent).toContain('Two tons of brick.Older than us.');
    expect(
      [...(main?.querySelectorAll('img[alt]:not([alt=""])') ?? [])].map((one) => one.getAttribute('alt')),
    ).toEqual(['The oven by night', 'The garden']);
    expect(main?.querySelectorAll('dl dt')).toHaveLength(7);
    expect(main?.querySelector('a[href^="tel:"]')).toBeTruthy();
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('brings no dish, and no other page brings what it alone shows', () => {
    const atHome = jsonOf(pageAt('/luigis').page, '#storefront');
    expect(atHome).toMatchObject({ items: [], isPartial: true });
    expect(atHome.website.home.blocks).toHaveLength(3);
    for (const url of ['/luigis/menu', '/luigis/contact']) {
      const { website, ...other } = jsonOf(pageAt(url).page, '#storefront');
      expect(website).not.toHaveProperty('home');
      expect(other).toMatchObject({ isWithoutHome: true, items: luigis.items });
    }
  });

  it('leaves out what the restaurant has not filled in', () => {
    const { aboutText: _, announcement: __, ...website } = plain.website;
    const bare = { ...plain, website: { ...website, specialOffers: [], social: {} } };
    const { status, page } = pageAt('/luigis/home', bare);
    expect(status).toBe(200);
    expect([...page.querySelectorAll('main h2')].map((title) => title.textContent)).toEqual(['Visit us']);
    expect(page.querySelector('main h1')?.textContent).toBe("Luigi's Pizzeria");
  });

  it('is in Spanish where the restaurant has translated it, and marks the rest as English', () => {
    const { page } = pageAt('/luigis?lang=es');
    const titles = [...page.querySelectorAll('main h2[lang], main h2:not([lang])')];
    const of = (text: string) => titles.find((title) => title.textContent === text);
    expect(of('Nuestro horno')?.getAttribute('lang')).toBeNull();
    expect(of('Our dough')?.getAttribute('lang')).toBe('en');
    expect(page.querySelector('img[alt="El horno de noche"]')).toBeTruthy();
    expect(of('Galería')).toBeTruthy();
  });

  it('leads nowhere that is no web address', () => {
    const { page } = pageAt('/luigis');
    expect(page.querySelectorAll('[href^="javascript:"]')).toHaveLength(0);
    expect(page.querySelector('a[href="https://news.example/"]')?.textContent).toBe('Read');
  });
});

describe('the two first pages of a site', () => {
  it.each([
    [luigis, '/luigis', 'https://bite.example/luigis'],
    [luigis, '/luigis/home', 'https://bite.example/luigis'],
    [luigis, '/luigis/menu', 'https://bite.example/luigis/menu'],
    [luigis, '/luigis/menu?lang=es', 'https://bite.example/luigis/menu?lang=es'],
    [luigis, `/luigis?item=${itemGuid(2)}`, `https://bite.example/luigis/menu?item=${itemGuid(2)}`],
    [plain, '/luigis', 'https://bite.example/luigis'],
    [plain, '/luigis/menu', 'https://bite.example/luigis'],
    [plain, '/luigis/home', 'https://bite.example/luigis/home'],
  ])('%# have one canonical address each', (storefront, url, canonical) => {
    expect(canonicalOf(pageAt(url, storefront).page)).toBe(canonical);
  });

  it('I3.3-03 the restaurant’s own title is that of its root', () => {
    const titled = (startPage: 'home' | undefined) =>
      aStorefront({ website: { seoTitle: 'The best pies', ...(startPage && { startPage }) } });
    const titles = (storefront: typeof plain) =>
      ['/luigis/menu', '/luigis/home'].map((url) => pageAt(url, storefront).page.title);
    expect(titles(titled(undefined))).toEqual(['The best pies', "Luigi's Pizzeria – Neapolitan pizza"]);
    expect(titles(titled('home'))).toEqual(["Luigi's Pizzeria – Menu and online ordering", 'The best pies']);
  });

  it('I3.3-03, I3.3-07 tell search engines and link previews who this is', () => {
    const website = { ...luigis.website, seoKeywords: ['pizza', 'brooklyn'], shareImage: image.src };
    const { page } = pageAt('/luigis', { ...luigis, website });
    expect(metaOf(page, 'keywords')).toBe('pizza, brooklyn');
    for (const name of ['og:image', 'twitter:image']) expect(metaOf(page, name)).toBe(image.src);
    expect(metaOf(page, 'twitter:title')).toBe(page.title);
    const data = jsonOf(page, 'script[type="application/ld+json"]');
    expect(data).toMatchObject({
      '@type': 'Restaurant',
      '@id': 'https://bite.example/luigis',
      telephone: '(718) 555-0142',
      sameAs: ['https://instagram.com/luigis'],
      hasMenu: { url: 'https://bite.example/luigis/menu' },
    });
    expect(data.openingHoursSpecification).toHaveLength(7);
    // It does not show the dishes.
    expect(data.hasMenu).not.toHaveProperty('hasMenuSection');
    const menu = jsonOf(pageAt('/luigis/menu').page, 'script[type="application/ld+json"]');
    expect(menu.hasMenu).toMatchObject({ url: 'https://bite.example/luigis/menu' });
    expect(menu.hasMenu.hasMenuSection.length).toBeGreaterThan(1);
  });
});

describe('a guest on the home page', () => {
  it('goes to the menu to order, also by the buttons that staff have placed', async () => {
    const { user } = renderSite({ storefront: luigis });
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link', { name: 'Order Now' }).map((link) => link.getAttribute('href'))).toEqual(
      ['/luigis/menu', '/luigis/menu'],
    );
    await user.click(main.getByRole('link', { name: 'See the pies' }));
    expect(window.location.pathname + window.location.search).toBe('/luigis/menu?diet=vegan');
    expect(screen.queryByRole('heading', { name: 'Visit us' })).toBeNull();
  });

  it('finds today in the week, with the hours of a special day', () => {
    const specialHours = [{ date: '2025-11-21', closed: true, note: 'Holiday' }];
    renderSite({ storefront: { ...luigis, restaurant: { ...luigis.restaurant, specialHours } } });
    const today = screen.getByRole('main').querySelectorAll('[aria-current=date]');
    expect([...today].map((row) => row.textContent)).toEqual(['FridayClosed · Holiday']);
  });

  it('looks at the pictures one after the other, and back is the way out', async () => {
    const { user } = renderSite({ storefront: luigis });
    await user.click(screen.getByRole('link', { name: 'The oven by night' }));
    const dialog = await screen.findByRole('dialog', { name: 'Picture 1 of 2' });
    await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    expect(within(dialog).getByRole('img', { name: 'The garden' })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(within(dialog).getByRole('img', { name: 'The oven by night' })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Picture/ })).toBeNull());
  });

  it('who comes from the menu gets what that came without', async () => {
    const { home: _, ...website } = luigis.website;
    const storefront: PageStorefront = { ...luigis, website, isWithoutHome: true };
    rememberDetails(storefront);
    const { user } = renderSite({ storefront, at: '/menu' });
    vi.stubGlobal('fetch', async (url: string) => {
      expect(url).toBe('/luigis/menu-v1.json');
      return Response.json(luigis);
    });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('link', { name: 'Home' }));
    expect(await screen.findByRole('heading', { name: 'Our oven' })).toBeTruthy();
  });
});

describe('the theme', () => {
  it('C9-08 is the restaurant’s on the page as the server writes it', () => {
    expect(pageAt('/luigis').page.documentElement.dataset['theme']).toBe('dark');
    expect(pageAt('/luigis', plain).page.documentElement.dataset['theme']).toBeUndefined();
  });

  it.each([
    ['bite-theme', 'light', 'light'],
    ['bite-theme', 'system', undefined],
    ['theme', 'light', 'light'],
    ['bite-theme', 'purple', 'dark'],
  ])('C9-08 with %s kept as %s is %s before anything is drawn', (key, kept, shown) => {
    window.localStorage.setItem(key, kept);
    document.documentElement.dataset['theme'] = 'dark';
    const [script = ''] = pageAt('/luigis').inlineScripts;
    new Function(script)();
    expect(document.documentElement.dataset['theme']).toBe(shown);
  });

  it('C9-08 is the guest’s once chosen, under one key', async () => {
    window.localStorage.setItem('theme', 'light');
    const { user } = renderSite({ storefront: luigis });
    await user.click(screen.getByRole('button', { name: 'More' }));
    const dark = await screen.findByRole('radio', { name: 'Dark' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true);
    await user.click(dark);
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(window.localStorage.getItem('bite-theme')).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});

describe('the colours of a block', () => {
  const inksOf = (css: string) =>
    [...css.matchAll(/--block-ink:(#[0-9a-f]{6})/g)].map(([, ink]) => ink ?? '');

  it('I3.3-05 are made readable on its ground, and on the page by day and by night', () => {
    const [ink = ''] = inksOf(blockStyles([{ backgroundColor: '#1f2937', textColor: '#374151' }]));
    expect(contrast(ink, '#1f2937')).toBeGreaterThanOrEqual(4.5);
    const [day = '', night = ''] = inksOf(blockStyles([{ textColor: '#808080' }]));
    for (const ground of lightGrounds) expect(contrast(day, ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of darkGrounds) expect(contrast(night, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('that are none never reach the style sheet', () => {
    expect(blockStyles([{ backgroundColor: 'red;}</style>', textColor: '#fff' }])).toBe('');
  });
});
