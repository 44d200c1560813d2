import { moneyMarksOf } from '@bite/shared/kernel/money-marks';
import { fireEvent, render as renderInBrowser, screen, within } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allPages } from './app/all-pages.ts';
import { App } from './app/app.tsx';
import { orderingParts } from './app/ordering-parts.tsx';
import type { OrderingParts } from './app/pages.ts';
import { assetsOf, render } from './entry-server.tsx';
import { createMenuState } from './lib/menu-state.ts';
import { createRouter } from './lib/router.tsx';
import { createSite } from './lib/site.ts';
import type { SiteRequest } from './server-contract.ts';
import { aMenuGroup, anItem, aStorefront, itemGuid, MORNING } from './testing/a-storefront.ts';
import { atLunch } from './testing/at-lunch.ts';
import { fakeApi } from './testing/fake-api.ts';
import { rememberDetails } from './testing/render-site.tsx';

const luigis = aStorefront();
const aRequest = (change: Partial<SiteRequest> = {}): SiteRequest => ({
  url: '/luigis',
  origin: 'https://bite.example',
  basePath: '/luigis',
  resolution: { kind: 'found', storefront: luigis },
  assets: { scripts: ['/assets/main.js'], styles: ['/assets/main.css'], preloads: ['/assets/first.js'] },
  ...change,
});

/** Without the style sheet, which the stand-in DOM would try to fetch. */
const parse = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(/<link rel="stylesheet"[^>]*>/, ''), 'text/html');
const pageAt = (url: string, change: Partial<SiteRequest> = {}) => {
  const response = render(aRequest({ url, ...change }));
  return { ...response, page: parse(response.html) };
};
const metaOf = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const jsonOf = (page: Document, selector: string) =>
  JSON.parse(page.querySelector(selector)?.textContent ?? 'null');

atLunch();

beforeEach(() => {
  fakeApi();
});

afterEach(() => {
  document.head.innerHTML = '';
});

describe('the page as the server writes it', () => {
  it('holds the whole menu', () => {
    const { status, page } = pageAt('/luigis');
    expect(status).toBe(200);
    expect([...page.querySelectorAll('h3')].map((title) => title.textContent)).toContain('Breakfast Pizza');
  });

  it('is named, described and addressed for search engines and link previews', () => {
    const { page } = pageAt('/luigis');
    expect(page.title).toBe("Luigi's Pizzeria – Menu and online ordering");
    expect(metaOf(page, 'description')).toContain(
      "Order online from Luigi's Pizzeria, 12 Court Street, Brooklyn",
    );
    expect(metaOf(page, 'og:image')).toBe('https://bite.example/hero-food-default.jpg');
    expect(metaOf(page, 'theme-color')).toBe('#b91c1c');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://bite.example/luigis',
    );
  });

  it('begins with a picture that is small on a phone, also where the restaurant chose none', () => {
    const { page } = pageAt('/luigis');
    const hero = page.querySelector('main img[fetchpriority="high"]');
    expect(hero?.getAttribute('srcset')).toBe(
      '/hero-food-default-800.webp 800w, /hero-food-default.jpg 1600w',
    );
    expect(hero?.getAttribute('decoding')).toBeNull();
  });

  it('is known under the restaurant’s own domain where it has one, as the sitemap writes it', () => {
    const storefront = aStorefront({ website: { primaryDomain: 'luigis.example' } });
    for (const [url, canonical] of [
      ['/luigis', 'https://luigis.example/'],
      ['/luigis?lang=es', 'https://luigis.example/?lang=es'],
      ['/luigis/contact', 'https://luigis.example/contact'],
    ] as const) {
      const { page } = pageAt(url, { resolution: { kind: 'found', storefront } });
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(canonical);
    }
  });

  it('has a small icon, a large one for home screens, and a manifest below its own address', () => {
    const linkOf = (page: Document, rel: string) =>
      page.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? undefined;
    const icon = {
      src: 'https://pictures.example/icon.png',
      sized: 'https://pictures.example/icon-{width}.webp',
      widths: [320, 1024],
      ratio: 1,
    };
    const storefront = aStorefront({ website: { icon } });
    const { page } = pageAt('/luigis', { resolution: { kind: 'found', storefront } });
    expect(linkOf(page, 'icon')).toBe('https://pictures.example/icon-320.webp');
    expect(linkOf(page, 'apple-touch-icon')).toBe('https://pictures.example/icon.png');
    const icons = { sized: 'https://pictures.example/icon/{width}.png', widths: [32, 180] };
    const withSquares = aStorefront({ website: { icon: { ...icon, icons } } });
    const squared = pageAt('/luigis', { resolution: { kind: 'found', storefront: withSquares } }).page;
    expect(linkOf(squared, 'icon')).toBe('https://pictures.example/icon/32.png');
    expect(linkOf(squared, 'apple-touch-icon')).toBe('https://pictures.example/icon/180.png');
    expect(linkOf(page, 'manifest')).toBe('/luigis/site.webmanifest');
    expect(linkOf(pageAt('/luigis').page, 'icon')).toMatch(/^data:image\/svg\+xml,/);
    expect(linkOf(pageAt('/luigis?embedded=true').page, 'manifest')).toBeUndefined();
    const named = pageAt('/?tenant=t&restaurant=r', { basePath: '' }).page;
    expect(linkOf(named, 'manifest')).toBeUndefined();
  });

  it('O2.2-02 a link to an item that is no longer on the menu is known as the menu', () => {
    const { page } = pageAt(`/luigis?item=${itemGuid(99)}`);
    expect(metaOf(page, 'og:url')).toBe('https://bite.example/luigis');
  });

  it('O2.2-02 a link to an item is previewed with the item', () => {
    const { page } = pageAt(`/luigis?item=${itemGuid(1)}`);
    expect(page.title).toBe("Margherita – Luigi's Pizzeria");
    expect(metaOf(page, 'og:description')).toContain('San Marzano');
    const dish = `https://bite.example/luigis?item=${itemGuid(1)}`;
    expect(metaOf(page, 'og:url')).toBe(dish);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(dish);
  });

  it('tells search engines the hours, the menu and its prices', () => {
    const data = jsonOf(pageAt('/luigis').page, 'script[type="application/ld+json"]');
    expect(data).toMatchObject({
      '@type': 'Restaurant',
      name: "Luigi's Pizzeria",
      telephone: '(718) 555-0142',
    });
    expect(data.openingHoursSpecification).toHaveLength(7);
    expect(data.openingHoursSpecification[0]).toMatchObject({ opens: '11:00', closes: '22:00' });
    const pizza = data.hasMenu.hasMenuSection.find((section: { name: string }) => section.name === 'Pizza');
    expect(pizza.hasMenuItem[0].offers).toEqual([
      { '@type': 'Offer', name: 'Small 10″', price: '12', priceCurrency: 'USD' },
      { '@type': 'Offer', name: 'Large 16″', price: '19.5', priceCurrency: 'USD' },
    ]);
    expect(pizza.hasMenuItem[1].offers).toBeUndefined();
  });

  it('tells search engines the prices that a part of the menu has of its own', () => {
    const menuGroups = [
      aMenuGroup({ menuGroupId: 1, itemIds: [1, 2, 5, 8], pricing: { discountPercentage: 25 } }),
      aMenuGroup({ menuGroupId: 2, itemIds: [2, 5, 8], pricing: { fixedPrice: 5 } }),
    ];
    const storefront = aStorefront({ menuGroups });
    const { page } = pageAt('/luigis', { resolution: { kind: 'found', storefront } });
    const data = jsonOf(page, 'script[type="application/ld+json"]');
    const prices = data.hasMenu.hasMenuSection.map(
      (section: { hasMenuItem: { offers?: { price: string }[] }[] }) =>
        section.hasMenuItem.map(({ offers }) => offers?.map(({ price }) => price)),
    );
    expect(prices).toEqual([
      [['9', '14.63'], ['4.88'], undefined, undefined],
      [['5'], undefined, ['5']],
    ]);
  });

  it('O9-13 carries the storefront, unchanged, and how its money is written in the language of the page', () => {
    const moneyMarks = moneyMarksOf('USD', 'en-US');
    expect(jsonOf(pageAt('/luigis').page, '#storefront')).toEqual({ ...luigis, moneyMarks });
    expect(jsonOf(pageAt('/luigis?lang=es').page, '#storefront')).toMatchObject({
      moneyMarks: moneyMarksOf('USD', 'es-US'),
    });
  });

  it('has no script in the page but the one that its policy knows, and no style attribute', () => {
    for (const url of [
      '/luigis',
      '/luigis/story',
      '/luigis/contact',
      '/luigis/privacy',
      '/luigis/checkout',
      '/luigis/track/abc',
    ]) {
      const { page, html, inlineStyles, inlineScripts } = pageAt(url);
      const inline = [...page.querySelectorAll('script:not([src], [type$=json])')];
      expect(inline.map((script) => script.textContent)).toEqual(inlineScripts);
      expect(page.querySelectorAll('[style], [onclick], [onload], [onerror]')).toHaveLength(0);
      expect(html).toContain(`<style>${inlineStyles[0]}</style>`);
    }
  });

  it('is the same at any hour of the day', () => {
    const lunch = render(aRequest()).html;
    vi.setSystemTime(MORNING);
    expect(render(aRequest()).html).toBe(lunch);
  });

  it('keeps orders out of search engines and their addresses out of referrers', () => {
    const { page } = pageAt('/luigis/track/a-token');
    expect(metaOf(page, 'robots')).toBe('noindex');
    expect(metaOf(page, 'referrer')).toBe('no-referrer');
    expect(page.querySelector('link[rel=canonical]')).toBeNull();
  });

  it('O2.2-01 embedded comes without picture and footer', () => {
    const { page } = pageAt('/luigis?embedded=true');
    expect(page.querySelector('footer')).toBeNull();
    expect(page.querySelector('main img[fetchpriority=high]:not(.dish-picture)')).toBeNull();
  });

  it('asks for the picture at the top before anything else that has many bytes', () => {
    const { html } = pageAt('/luigis');
    const picture = html.indexOf('<link rel="preload" as="image"');
    expect(picture).toBeGreaterThan(0);
    expect(picture).toBeLessThan(500);
    expect(html.indexOf('application/ld+json')).toBeGreaterThan(html.indexOf('</footer>'));
  });

  it('asks early for what the page shows first', () => {
    const { page } = pageAt('/luigis/checkout', {
      assets: { ...aRequest().assets, pages: { checkout: ['/assets/checkout.js'] } },
    });
    const preloads = [...page.querySelectorAll('link[rel=modulepreload]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(preloads).toEqual(['/assets/first.js', '/assets/checkout.js']);
    expect(render(aRequest()).html).toContain('<link rel="stylesheet" href="/assets/main.css">');
  });
});

describe('addresses without a page', () => {
  it('below a restaurant are 404', () => {
    const { status, page } = pageAt('/luigis/nonsense');
    expect(status).toBe(404);
    expect(page.querySelector('h1')?.textContent).toBe('Page not found');
  });

  it('a story that was never written is 404', () => {
    const { aboutText: _, ...website } = luigis.website;
    const { status } = pageAt('/luigis/story', {
      resolution: { kind: 'found', storefront: { ...luigis, website } },
    });
    expect(status).toBe(404);
  });

  it('O2.2-17 an unknown slug says so', () => {
    const resolution = {
      kind: 'notFound',
      slug: '<b>nowhere</b>',
      host: 'bite.example',
      isLocal: false,
    } as const;
    const { status, page } = pageAt('/nowhere', { resolution, basePath: '' });
    expect(status).toBe(404);
    expect(page.body.textContent).toContain("We couldn't find a restaurant with the slug: <b>nowhere</b>");
    expect(page.body.textContent).toContain(
      'Please check the URL or contact support if you believe this is an error.',
    );
  });

  it('O2.1-08 an unknown domain says so, O2.1-09 with a hint on localhost only', () => {
    const onHost = (host: string, isLocal: boolean) =>
      pageAt('/', { resolution: { kind: 'notFound', host, isLocal }, basePath: '' }).page.body.textContent;
    expect(onHost('unknown.example', false)).toContain('No restaurant is configured for this domain or URL.');
    expect(onHost('unknown.example', false)).not.toContain('Development Mode');
    expect(onHost('localhost', true)).toContain('Development Mode');
  });

  it('O2.1-07 a failure offers to try again', () => {
    const { status, page } = pageAt('/', {
      resolution: { kind: 'error', message: 'The database sleeps' },
      basePath: '',
    });
    expect(status).toBe(503);
    expect(page.querySelector('h1')?.textContent).toBe('Restaurant Not Available');
    expect(page.querySelector('button')?.textContent).toBe('Try Again');
  });

  it.each(['/luigis', '/luigis/menu', '/luigis/checkout', '/luigis?lang=es'])(
    'I3.3-01 of a restaurant whose website is switched off say how to reach it, at %s',
    (url) => {
      const storefront = aStorefront({ website: { enabled: false } });
      const { status, html, page } = pageAt(url, { resolution: { kind: 'off', storefront } });
      expect(status).toBe(404);
      expect(metaOf(page, 'robots')).toBe('noindex');
      expect(page.querySelector('h1')?.textContent).toBe("Luigi's Pizzeria");
      expect(page.querySelector('address')?.textContent).toBe('12 Court Street, Brooklyn, NY 11201');
      expect(page.querySelector('a[href^="tel:"]')?.textContent).toBe('(718) 555-0142');
      expect(page.querySelectorAll('dt')).toHaveLength(7);
      expect(html).not.toContain('Margherita');
      expect(page.querySelectorAll('script[src]')).toHaveLength(0);
    },
  );

  it('I3.3-01 shows the special days of a restaurant whose website is switched off, to browsers with scripts, too', () => {
    const specialHours = [{ date: '2025-12-25', closed: true, note: 'Christmas' }];
    const storefront = aStorefront({
      restaurant: { ...luigis.restaurant, specialHours },
      website: { enabled: false },
    });
    const { page } = pageAt('/luigis', { resolution: { kind: 'off', storefront } });
    expect(page.querySelector('noscript')).toBeNull();
    expect(page.body.textContent).toContain('Christmas');
  });

  it.each(['/luigis/track/a-token', '/luigis/account'])(
    'I3.3-01 of a website that is switched off, orders can still be followed, and none is placed, at %s',
    (url) => {
      const storefront = aStorefront({ website: { enabled: false } });
      const { status, page } = pageAt(url, { resolution: { kind: 'found', storefront } });
      expect(status).toBe(200);
      expect(page.body.textContent).not.toContain('switched off');
      expect(page.querySelectorAll('script[src]')).toHaveLength(1);
      expect(page.querySelector('#storefront')?.textContent).toContain('"orderingEnabled":false');
    },
  );
});

describe('a hostile menu', () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>"\'\u2028<!--';
  const hostile = aStorefront({
    restaurant: {
      name: evil,
      concept: evil,
      slug: 'luigis',
      address: { street: evil, city: evil, state: evil, zipCode: evil, country: evil },
    },
    website: {
      seoTitle: evil,
      seoDescription: evil,
      aboutText: evil,
      announcement: evil,
      specialOffers: [evil],
      colors: { primary: evil, secondary: evil, accent: evil },
      shareImage: 'javascript:alert(1)',
      icon: { src: 'javascript:alert(1)', ratio: 1 },
      social: { facebook: 'javascript:alert(1)' },
    },
    items: [anItem({ itemId: 1, name: evil, description: evil })],
    menuGroups: [aMenuGroup({ menuGroupId: 1, name: evil, description: evil, itemIds: [1] })],
  });

  it.each([
    '/luigis',
    '/luigis/story',
    '/luigis/contact',
    '/luigis/checkout',
    `/luigis?item=${itemGuid(1)}`,
    `/luigis/${encodeURIComponent(evil)}`,
  ])('adds nothing to the page at %s', (url) => {
    const { page, html, inlineScripts } = pageAt(url, {
      resolution: { kind: 'found', storefront: hostile },
    });
    const running = [...page.querySelectorAll('script')].filter((script) => !/json/.test(script.type));
    expect(running.map((script) => script.getAttribute('src'))).toEqual([null, '/assets/main.js']);
    expect(running[0]?.textContent).toBe(inlineScripts[0]);
    expect(page.querySelectorAll('[onerror]')).toHaveLength(0);
    expect(
      page.querySelectorAll('[href^="javascript:"], meta[content^="javascript:"], link[href^="javascript:"]'),
    ).toHaveLength(0);
    const data = html.match(/<script type="application.*?<\/script>/gs) ?? [];
    expect(data.join('')).not.toMatch(/[\u2028\u2029]/);
    expect(jsonOf(page, '#storefront')).toEqual({ ...hostile, moneyMarks: expect.anything() });
  });
});

describe('taking the page over', () => {
  it.each([
    '/luigis',
    '/luigis?embedded=true',
    '/luigis/checkout',
    '/luigis/track/abc',
    '/luigis/account',
    '/luigis/story',
    '/luigis/contact',
    '/luigis/nonsense',
  ])('at %s finds the markup it expects', (url) => {
    window.history.replaceState(null, '', url);
    const { page } = pageAt(url);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = page.querySelector('#root')?.innerHTML ?? '';
    const router = createRouter(url, '/luigis');
    renderInBrowser(<App router={router} site={createSite(luigis)} pages={allPages} />, {
      container,
      hydrate: true,
    });
    expect(within(screen.getByRole('banner')).getByText('Open now')).toBeTruthy();
  });
});

describe('the parts of the page that order', () => {
  /** The page as the browser takes it over while the code for ordering is still on its way. */
  function takeOver() {
    window.history.replaceState(null, '', '/luigis');
    const { page } = pageAt('/luigis');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = page.querySelector('#root')?.innerHTML ?? '';
    const arrived = Promise.withResolvers<OrderingParts>();
    const part = <Name extends keyof OrderingParts>(name: Name) =>
      lazy(async () => ({ default: (await arrived.promise)[name] }));
    const late = {
      ...allPages,
      Header: part('Header'),
      Intro: part('Intro'),
      ChipBar: part('ChipBar'),
      Sidebar: part('Sidebar'),
      DietBar: part('DietBar'),
      ServedAt: part('ServedAt'),
      Ordering: part('Ordering'),
    };
    const site = createMenuState(luigis);
    const router = createRouter('/luigis', '/luigis');
    renderInBrowser(<App router={router} site={site} pages={late} />, { container, hydrate: true });
    return { site, arrive: () => arrived.resolve(orderingParts) };
  }

  it('O2.2-05 show the header with its cart button from the first moment, and work once they are there', async () => {
    const { arrive } = takeOver();
    const before = within(screen.getByRole('banner')).getByRole('button', { name: /^Cart ?, 0 items$/ });
    arrive();
    expect(await within(screen.getByRole('banner')).findByText('Open now')).toBeTruthy();
    const cart = within(screen.getByRole('banner')).getByRole('button', { name: /^Cart ?, 0 items$/ });
    expect(cart).toBe(before);
    fireEvent.click(cart);
    expect(await screen.findByRole('dialog', { name: /cart/i })).toBeTruthy();
  });

  it('O2.2-05 count what was put in before they were there', async () => {
    rememberDetails(luigis);
    const { site, arrive } = takeOver();
    const starters = within(screen.getByRole('region', { name: 'Starters & Salads' }));
    fireEvent.click(starters.getByRole('button', { name: 'Add Garlic Knots' }));
    arrive();
    expect(await screen.findByRole('button', { name: /^Cart ?, 1 item$/ })).toBeTruthy();
    expect(site.inCart.get()?.items.map(({ name }) => name)).toEqual(['Garlic Knots']);
  });

  it('O2.2-10 search for what was typed before they were there', async () => {
    const { arrive } = takeOver();
    const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the menu' });
    const before = box();
    before.value = 'garlic';
    arrive();
    const results = await screen.findByRole('region', { name: 'Search results' });
    expect(await within(results).findByRole('heading', { name: 'Garlic Knots' })).toBeTruthy();
    expect(box()).toBe(before);
    expect(before.value).toBe('garlic');
  });
});

describe('the assets of a build', () => {
  const manifest = {
    'src/main.tsx': {
      file: 'assets/main.js',
      isEntry: true,
      imports: ['_first.js'],
    },
    'style.css': { file: 'assets/main.css' },
    '_first.js': { file: 'assets/first.js' },
    '_shared.js': { file: 'assets/shared.js', imports: ['_first.js'] },
    '_ordering-1.js': { file: 'assets/ordering.js', name: 'ordering', imports: ['src/main.tsx'] },
    '_dialogs-1.js': { file: 'assets/dialogs.js', name: 'dialogs', imports: ['_ordering-1.js', '_first.js'] },
    'src/features/ordering/checkout/checkout-page.tsx': {
      file: 'assets/checkout.js',
      imports: ['_shared.js', 'src/main.tsx'],
    },
  };

  it('are read from its manifest', () => {
    expect(assetsOf(manifest)).toMatchObject({
      scripts: ['/assets/main.js'],
      styles: ['/assets/main.css'],
      preloads: ['/assets/first.js'],
      pages: {
        checkout: ['/assets/checkout.js', '/assets/ordering.js', '/assets/dialogs.js', '/assets/shared.js'],
        contact: ['/assets/ordering.js'],
        item: ['/assets/ordering.js', '/assets/dialogs.js'],
      },
    });
  });

  it('bring the style sheet itself to the pages where visits begin, and its address to the others', () => {
    const assets = assetsOf(manifest, (file) => `/* ${file} */`);
    const menu = pageAt('/luigis', { assets });
    expect(menu.page.querySelector('style')?.textContent).toBe('/* assets/main.css */');
    expect(menu.html).not.toContain('rel="stylesheet"');
    expect(menu.inlineStyles).toHaveLength(2);
    const checkout = render(aRequest({ url: '/luigis/checkout', assets }));
    expect(checkout.html).toContain('<link rel="stylesheet" href="/assets/main.css">');
    expect(checkout.inlineStyles).toHaveLength(1);
  });

  it('begin with a small script on the menu alone, which asks for the others once the page has been seen', () => {
    const assets = assetsOf({ ...manifest, 'src/start.ts': { file: 'assets/start.js', isEntry: true } });
    const scriptsAt = (url: string) =>
      [...pageAt(url, { assets }).page.querySelectorAll('script[src]')].map((one) => one.getAttribute('src'));
    expect(scriptsAt('/luigis')).toEqual(['/assets/start.js']);
    expect(scriptsAt('/luigis/checkout')).toEqual(['/assets/main.js']);
    expect(scriptsAt(`/luigis?item=${itemGuid(1)}`)).toEqual(['/assets/main.js']);
  });

  it('name there what can wait until then without asking for it', () => {
    const assets = assetsOf({ ...manifest, 'src/start.ts': { file: 'assets/start.js', isEntry: true } });
    const waitingAt = (url: string) => {
      const { page } = pageAt(url, { assets });
      const links = Array.from(page.querySelectorAll('link[data-rel]'), (link) =>
        link.getAttribute('data-rel'),
      );
      return { links, pictures: page.documentElement.hasAttribute('data-unpainted') };
    };
    expect(waitingAt('/luigis').links).toContain('manifest');
    expect(waitingAt('/luigis').links).toContain('modulepreload');
    expect(waitingAt('/luigis').pictures).toBe(true);
    expect(waitingAt('/luigis/checkout')).toEqual({ links: [], pictures: false });
    expect(waitingAt(`/luigis?item=${itemGuid(1)}`)).toEqual({ links: [], pictures: false });
  });

  it('cannot be read from another one', () => {
    expect(() => assetsOf({})).toThrow('build the site again');
  });
});

describe('a page in Spanish', () => {
  const hrefOf = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('href');

  it('is in Spanish from its title to its footer, and says so', () => {
    const { page } = pageAt('/luigis?lang=es');
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['es', 'ltr']);
    expect(page.title).toBe("Luigi's Pizzeria – Menú y pedidos en línea");
    expect(metaOf(page, 'description')).toContain("Pide en línea en Luigi's Pizzeria");
    expect(page.querySelector('input[type=search]')?.getAttribute('placeholder')).toBe('Buscar en el menú');
    expect(page.querySelector('footer')?.textContent).toContain('Horario');
    expect(page.querySelector('footer')?.textContent).toContain('11 a.\u00a0m. – 10 p.\u00a0m.');
    expect(page.body.textContent).toContain('Desde $12.00');
  });

  it('leaves the next page of the server in English', () => {
    pageAt('/luigis?lang=es');
    const { page } = pageAt('/luigis');
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelector('footer')?.textContent).toContain('11 AM – 10 PM');
  });

  it('keeps its language over every link within the site', () => {
    const { page } = pageAt('/luigis?lang=es');
    const links = [...page.querySelectorAll('header a[href], main a[href^="/"]')];
    expect(links.length).toBeGreaterThan(10);
    for (const link of links)
      expect(new URL(link.getAttribute('href') ?? '', 'https://x').searchParams.get('lang')).toBe('es');
  });

  it('has an address of its own, and names those of the other languages', () => {
    for (const [url, canonical] of [
      ['/luigis', 'https://bite.example/luigis'],
      ['/luigis?lang=es', 'https://bite.example/luigis?lang=es'],
    ] as const) {
      const { page } = pageAt(url);
      expect(hrefOf(page, 'link[rel=canonical]')).toBe(canonical);
      expect(hrefOf(page, 'link[hreflang=en]')).toBe('https://bite.example/luigis');
      expect(hrefOf(page, 'link[hreflang=es]')).toBe('https://bite.example/luigis?lang=es');
      expect(hrefOf(page, 'link[hreflang=x-default]')).toBe('https://bite.example/luigis');
    }
    const dish = pageAt(`/luigis?item=${itemGuid(1)}&lang=es`).page;
    expect(hrefOf(dish, 'link[rel=canonical]')).toBe(
      `https://bite.example/luigis?item=${itemGuid(1)}&lang=es`,
    );
  });

  it.each(['en', 'xx', '', 'ES', 'es&lang=xx'])(
    'is not meant by lang=%s, whose page is the usual one',
    (lang) => {
      const { page } = pageAt(`/luigis?lang=${lang}`);
      const isSpanish = lang.startsWith('es');
      expect(page.documentElement.lang).toBe(isSpanish ? 'es' : 'en');
      expect(hrefOf(page, 'link[rel=canonical]')).toBe(
        `https://bite.example/luigis${isSpanish ? '?lang=es' : ''}`,
      );
      if (!isSpanish) expect(hrefOf(page, 'main a[href^="/"]')).not.toContain('lang=');
    },
  );

  it('is installed as such', () => {
    const manifestOf = (url: string) => hrefOf(pageAt(url).page, 'link[rel=manifest]');
    expect(manifestOf('/luigis?lang=es')).toBe('/luigis/site.webmanifest?lang=es');
    expect(manifestOf('/luigis?lang=xx')).toBe('/luigis/site.webmanifest');
  });

  it('is led to by the footer of the same page in another language, and the way back too', () => {
    const switchTo = (url: string, language: string) =>
      hrefOf(pageAt(url).page, `footer a[data-language=${language}]`);
    expect(switchTo('/luigis/contact', 'es')).toBe('/luigis/contact?lang=es');
    expect(switchTo('/luigis?item=a&lang=es', 'en')).toBe('/luigis?item=a');
  });

  it('preloads its catalogue, and a page in English none', () => {
    const assets = { ...aRequest().assets, languages: { es: ['/assets/es.js'] } };
    const preload = 'link[rel=modulepreload][href="/assets/es.js"]';
    expect(pageAt('/luigis?lang=es', { assets }).page.querySelector(preload)).not.toBeNull();
    expect(pageAt('/luigis', { assets }).page.querySelector(preload)).toBeNull();
  });

  it('shows the menu’s names where staff have translated them, and marks the others as English', () => {
    const [first, ...others] = luigis.items;
    if (!first) throw new Error('There are items');
    const es = { name: 'Margarita' };
    const storefront = { ...luigis, items: [{ ...first, translations: { es } }, ...others] };
    const { page } = pageAt('/luigis?lang=es', { resolution: { kind: 'found', storefront } });
    const names = [...page.querySelectorAll('h3')].map((name) => [
      name.textContent,
      name.getAttribute('lang'),
    ]);
    expect(names).toContainEqual(['Margarita', null]);
    expect(names).toContainEqual(['Breakfast Pizza', 'en']);
    expect(page.querySelector('.dish-words')?.getAttribute('lang')).toBe('en');
    expect(pageAt('/luigis').page.querySelector('main [lang]')).toBeNull();
  });

  it('says so when there is no restaurant', () => {
    const resolution = { kind: 'notFound', slug: 'luigi', host: 'bite.example', isLocal: false } as const;
    const { page } = pageAt('/luigi?lang=es', { resolution });
    expect(page.title).toBe('Restaurante no encontrado');
    expect(page.body.textContent).toContain('No encontramos ningún restaurante con el nombre: luigi');
  });
});
