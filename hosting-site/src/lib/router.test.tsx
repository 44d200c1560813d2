import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createRouter,
  hrefOf,
  Link,
  navigate,
  pageOf,
  type Router,
  RouterProvider,
  startRouter,
  usePage,
} from './router.tsx';

let stop: () => void = () => undefined;

function Shown() {
  return <output>{usePage()}</output>;
}

function open(url: string, basePath: string): Router {
  window.history.replaceState(null, '', url);
  const router = createRouter(url, basePath);
  render(
    <RouterProvider router={router}>
      <Shown />
      <Link to="/checkout">Checkout</Link>
    </RouterProvider>,
  );
  stop = startRouter(router);
  return router;
}

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => stop());

describe('addresses of the site', () => {
  it.each([
    ['/luigis', '/luigis', '/'],
    ['/luigis/', '/luigis', '/'],
    ['/Luigis/checkout/', '/luigis', '/checkout'],
    ['/', '', '/'],
    ['/track/abc', '', '/track/abc'],
    ['/luigisandmore', '/luigis', undefined],
  ])('%s under the base %j is the page %s', (url, basePath, page) => {
    expect(pageOf(createRouter(url, basePath))).toBe(page);
  });

  it('O2.3-03 links stay under the restaurant’s slug', () => {
    const router = createRouter('/luigis', '/luigis');
    expect(hrefOf(router, '/')).toBe('/luigis');
    expect(hrefOf(router, '/story')).toBe('/luigis/story');
    expect(hrefOf(createRouter('/', ''), '/')).toBe('/');
  });

  it.each([
    ['/luigis', 'menu', '/'],
    ['/luigis/menu', 'menu', '/'],
    ['/luigis/home', 'menu', '/home'],
    ['/luigis', 'home', '/home'],
    ['/luigis/home', 'home', '/home'],
    ['/luigis/menu/', 'home', '/'],
    ['/luigis?item=i', 'home', '/'],
    ['/luigis?diet=vegan', 'home', '/'],
    ['/luigis?embedded=true', 'home', '/'],
    ['/luigis?code=SAVE10', 'home', '/home'],
  ] as const)('O2.3-03 %s of a site that begins with the %s is the page %s', (url, start, page) => {
    expect(pageOf(createRouter(url, '/luigis', start))).toBe(page);
  });

  it('O2.3-03 links lead to the menu wherever it is', () => {
    const addresses = (start: 'menu' | 'home') => {
      const router = createRouter('/luigis?lang=es', '/luigis', start);
      return [hrefOf(router, '/', { item: 'i' }), hrefOf(router, '/home')];
    };
    expect(addresses('menu')).toEqual(['/luigis?lang=es&item=i', '/luigis/home?lang=es']);
    expect(addresses('home')).toEqual(['/luigis/menu?lang=es&item=i', '/luigis?lang=es']);
    expect(hrefOf(createRouter('/', '', 'home'), '/home')).toBe('/');
    expect(hrefOf(createRouter('/?code=SAVE10', '', 'home'), '/')).toBe('/menu?code=SAVE10');
  });

  it('O2.1-02 parameters that name the restaurant stay on every link; an opened item does not', () => {
    const router = createRouter('/?tenantGuid=t&restaurantGuid=r&embedded=true&item=i', '');
    expect(hrefOf(router, '/checkout')).toBe('/checkout?tenantGuid=t&restaurantGuid=r&embedded=true');
  });

  it('a link changes the page without loading it anew', () => {
    open('/luigis', '/luigis');
    fireEvent.click(screen.getByRole('link', { name: 'Checkout' }));
    expect(screen.getByRole('status').textContent).toBe('/checkout');
    expect(window.location.pathname).toBe('/luigis/checkout');
  });

  it('a click that asks for a new tab is the browser’s', () => {
    open('/luigis', '/luigis');
    const link = screen.getByRole('link', { name: 'Checkout' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(screen.getByRole('status').textContent).toBe('/');
  });

  it('follows the browser’s way back', async () => {
    const router = open('/luigis', '/luigis');
    act(() => navigate(router, '/luigis/checkout'));
    await act(async () => {
      const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      await back;
    });
    expect(screen.getByRole('status').textContent).toBe('/');
  });
});
