import type { Storefront } from '@bite/shared/catalogue/storefront';
import { speak } from '@bite/shared/kernel/translate';
import { aGuid, aMenuGroup, anItem, aStorefront } from '@bite/shared/testing/a-storefront';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { speech } from '../../languages/es.ts';
import { aHostPage } from '../../lib/testing/a-host-page.ts';
import { FeaturedStrip } from './featured-strip.tsx';

const names = ['Margherita', 'Marinara', 'Diavola', 'Bufalina', 'Capricciosa', 'Quattro Formaggi'];

function aMenu(count: number, change: Parameters<typeof aStorefront>[0] = {}): Storefront {
  const items = names
    .slice(0, count)
    .map((name, index) => anItem({ itemId: index + 1, name, basePrice: 10 + index }));
  return aStorefront({ items, featured: items.map(({ itemId }) => itemId), ...change });
}

function show(storefront: Storefront, host = aHostPage()) {
  render(<FeaturedStrip storefront={storefront} host={host} />);
  return host;
}

const cards = () => screen.getAllByRole('listitem');
const card = (index: number) => within(cards()[index] as HTMLElement);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the strip of featured items', () => {
  it('O2.8-02 shows each item with its picture, its name and its price', () => {
    const image = {
      src: 'https://pictures.example/diavola.jpg',
      sized: 'https://pictures.example/diavola-{width}.webp',
      widths: [320, 600],
      ratio: 1.5,
    };
    show(aStorefront({ items: [anItem({ name: 'Diavola', basePrice: 14.5, image })], featured: [1] }));
    expect(card(0).getByRole('heading').textContent).toBe('Diavola');
    expect(card(0).getByText('$14.50')).toBeDefined();
    const picture = card(0).getByRole('presentation');
    expect(picture.getAttribute('src')).toBe(image.src);
    expect(picture.getAttribute('srcset')).toContain('https://pictures.example/diavola-320.webp 320w');
  });

  it('O2.8-02 prices an item in sizes from its smallest', () => {
    const sizes = [18, 11].map((price, id) => ({ id: id + 1, guid: aGuid(id), name: `${price}`, price }));
    show(aStorefront({ items: [anItem({ pricingStrategy: 'size', sizes })], featured: [1] }));
    expect(card(0).getByText('From $11.00')).toBeDefined();
  });

  it('O2.8-02 speaks Spanish where the page around it asks for that', () => {
    const sizes = [18, 11].map((price, id) => ({ id: id + 1, guid: aGuid(id), name: `${price}`, price }));
    const menu = aStorefront({ items: [anItem({ pricingStrategy: 'size', sizes })], featured: [1] });
    speak(speech);
    onTestFinished(() => speak());
    show(menu);
    expect(card(0).getByText('Desde $11.00')).toBeDefined();
    expect(card(0).getByRole('heading').getAttribute('lang')).toBe('en');
    expect(card(0).getByRole('button').textContent).toBe('Pedir');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Destacados de');
  });

  it('O2.8-02 shows what an item costs by itself, as its link opens it, also where its group has other prices', () => {
    const menuGroups = [aMenuGroup({ itemIds: [1], pricing: { fixedPrice: 5 } })];
    show(aMenu(1, { menuGroups }));
    expect(card(0).getByText('$10.00')).toBeDefined();
  });

  it('O2.8-02 says so when there are no featured items', () => {
    show(aMenu(0));
    expect(screen.getByText('No featured items available')).toBeDefined();
  });

  it('O2.8-08 shows what the storefront features, in its order, and nothing else', () => {
    show(aMenu(6, { featured: [3, 1, 99] }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Diavola',
      'Margherita',
    ]);
  });

  it('O2.8-03 the button is off for an item that is not ordered online', () => {
    show(
      aStorefront({
        items: [anItem(), anItem({ itemId: 2, name: 'Catch of the day', onlineOrdering: false })],
        featured: [1, 2],
      }),
    );
    expect(screen.getByRole('button', { name: 'Order Margherita' }).hasAttribute('disabled')).toBe(false);
    expect(screen.getByRole('button', { name: 'Order Catch of the day' }).hasAttribute('disabled')).toBe(
      true,
    );
    expect(card(1).getByText('In the restaurant only')).toBeDefined();
  });

  it('O2.8-03 an item without a picture, or whose picture is gone, shows the dish placeholder', () => {
    const image = { src: 'https://pictures.example/gone.jpg', ratio: 1 };
    show(aStorefront({ items: [anItem(), anItem({ itemId: 2, image })], featured: [1, 2] }));
    const [missing, gone] = screen.getAllByRole('presentation');
    expect(missing?.getAttribute('src')).toBe('/images/dish-placeholder.svg');
    fireEvent.error(gone as HTMLElement);
    expect(gone?.getAttribute('src')).toBe('/images/dish-placeholder.svg');
  });

  it("O2.8-01 wears the restaurant's three colours, with text that can be read on them", () => {
    const colors = { primary: '#ffe000', secondary: '#223344', accent: '#dc2626' };
    show(aMenu(1, { website: { colors } }));
    const { style } = screen.getByRole('main');
    expect(style.getPropertyValue('--primary')).toBe('#ffe000');
    expect(style.getPropertyValue('--on-primary')).toBe('#000000');
    expect(style.getPropertyValue('--secondary-text')).toContain('light-dark(#223344, #');
    expect(style.getPropertyValue('--accent-text')).toContain('light-dark(#dc2626, #');
  });

  it("O2.8-01 is named after the restaurant, as is the frame's document", () => {
    show(aMenu(1, { restaurant: { name: 'Napoli' } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Featured at Napoli');
    expect(document.title).toBe('Featured at Napoli');
  });
});

describe('messages to the host page', () => {
  it.each([
    [1, 300],
    [3, 300],
    [4, 380],
    [6, 540],
  ])('O2.8-05 %i items ask for a height of %i, after 100 ms', (count, height) => {
    const host = show(aMenu(count));
    vi.advanceTimersByTime(99);
    expect(host.messages).toEqual([]);
    vi.advanceTimersByTime(1);
    const message = { type: 'BITE_EMBED_HEIGHT', restaurantSlug: 'bella', height };
    expect(host.messages).toEqual([{ message, targetOrigin: '*' }]);
  });

  it('O2.8-06 no items say that it is empty, and ask for no height', () => {
    const host = show(aMenu(0));
    vi.advanceTimersByTime(1000);
    expect(host.messages.map(({ message }) => message)).toEqual([
      { type: 'BITE_EMBED_EMPTY', restaurantSlug: 'bella' },
    ]);
  });

  it('O2.8-07 a button asks for the menu, with guid and name of the item and the slug', () => {
    const host = show(aMenu(2));
    fireEvent.click(screen.getByRole('button', { name: 'Order Marinara' }));
    expect(host.messages.map(({ message }) => message)).toEqual([
      {
        type: 'BITE_EMBED_NAVIGATE_TO_MENU',
        restaurantSlug: 'bella',
        itemGuid: aGuid(1002),
        itemName: 'Marinara',
      },
    ]);
  });

  it('O2.8-03 a button that is off asks for nothing', () => {
    const host = show(aStorefront({ items: [anItem({ onlineOrdering: false })], featured: [1] }));
    fireEvent.click(screen.getByRole('button', { name: 'Order Margherita' }));
    expect(host.messages).toEqual([]);
  });

  it('O2.8-04 go to the page around the strip alone when the restaurant lists it', () => {
    const host = aHostPage({ referrer: 'https://blog.bella.example/lunch' });
    show(aMenu(1, { website: { frameHosts: ['https://bella.example', 'https://*.bella.example'] } }), host);
    vi.advanceTimersByTime(100);
    expect(host.messages[0]?.targetOrigin).toBe('https://blog.bella.example');
  });

  it('O2.8-04 are not sent when there is no page around the strip', () => {
    const host = show(aMenu(3), aHostPage({ isFramed: false }));
    vi.advanceTimersByTime(1000);
    expect(host.messages).toEqual([]);
  });
});

describe('the strip in no frame', () => {
  const alone = () => aHostPage({ isFramed: false });

  it("O2.8-07 leads to the item on the restaurant's own site", () => {
    show(aMenu(1, { website: { primaryDomain: 'bella.example' } }), alone());
    const link = screen.getByRole('link', { name: 'Order Margherita' });
    expect(link.getAttribute('href')).toBe(`https://bella.example/?item=${aGuid(1001)}`);
  });

  it('O2.8-03 keeps the button off for an item that is not ordered online', () => {
    const items = [anItem({ onlineOrdering: false })];
    show(aStorefront({ items, featured: [1], website: { primaryDomain: 'bella.example' } }), alone());
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Order Margherita' }).hasAttribute('disabled')).toBe(true);
  });

  it.each([undefined, 'bella.localhost'])('offers no button that leads nowhere (%s)', (primaryDomain) => {
    show(aMenu(1, { website: primaryDomain ? { primaryDomain } : {} }), alone());
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
