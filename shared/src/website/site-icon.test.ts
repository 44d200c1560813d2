import { describe, expect, it } from 'vitest';
import type { StorefrontImage } from '../catalogue/storefront.ts';
import { aStorefront } from '../testing/a-storefront.ts';
import { letterToTheEdge, siteIcon, tabIcon } from './site-icon.ts';

const picture: StorefrontImage = {
  src: 'https://pictures.example/icon.png',
  sized: 'https://pictures.example/icon-{width}.webp',
  widths: [600, 320, 1024],
  ratio: 1,
};

const iconOf = (icon: StorefrontImage | undefined, width = 64) => {
  const { restaurant, website } = aStorefront();
  return siteIcon({ restaurant, website: { ...website, ...(icon && { icon }) } }, width);
};

describe('the icon of a site', () => {
  it('is the smallest copy that is wide enough', () => {
    expect(iconOf(picture)).toBe('https://pictures.example/icon-320.webp');
    expect(iconOf(picture, 512)).toBe('https://pictures.example/icon-600.webp');
  });

  it('C9-05 is a square copy where there is one', () => {
    const icons = { sized: 'https://pictures.example/icon.png/{width}.png', widths: [192, 32, 180] };
    expect(iconOf({ ...picture, icons }, 32)).toBe('https://pictures.example/icon.png/32.png');
    expect(iconOf({ ...picture, icons }, 180)).toBe('https://pictures.example/icon.png/180.png');
    expect(iconOf({ ...picture, icons }, 512)).toBe('https://pictures.example/icon-600.webp');
    expect(iconOf({ ...picture, icons: { ...icons, sized: 'javascript:{width}' } }, 32)).toBe(
      'https://pictures.example/icon-320.webp',
    );
  });

  it('is the picture itself where no copy is wide enough', () => {
    expect(iconOf(picture, 2000)).toBe('https://pictures.example/icon.png');
    expect(iconOf({ src: '/icon.png', ratio: 1 })).toBe('/icon.png');
  });

  it.each([undefined, { src: 'javascript:alert(1)', ratio: 1 }])(
    'is the first letter on the restaurant’s colour where there is no picture: %o',
    (icon) => {
      const svg = decodeURIComponent(iconOf(icon).replace('data:image/svg+xml,', ''));
      expect(svg).toMatch(/^<svg .*>B<\/text><\/svg>$/);
      expect(svg.length).toBeLessThan(400);
    },
  );

  it('fills its square with colour for launchers that cut it to their own shape', () => {
    const svg = decodeURIComponent(letterToTheEdge(aStorefront()).replace('data:image/svg+xml,', ''));
    expect(svg).toContain('<rect width="64" height="64" rx="0"');
  });

  it('in a tab is never a picture in its full size', () => {
    const { restaurant, website } = aStorefront();
    const tabOf = (icon: StorefrontImage) => tabIcon({ restaurant, website: { ...website, icon } }, 32);
    expect(tabOf(picture)).toBe('https://pictures.example/icon-320.webp');
    expect(tabOf({ src: '/icon.png', ratio: 1 })).toMatch(/^data:image\/svg/);
    expect(tabOf({ ...picture, widths: [600, 1024] })).toMatch(/^data:image\/svg/);
    const icons = { sized: 'https://pictures.example/icon.png/{width}.png', widths: [32] };
    expect(tabOf({ ...picture, icons })).toBe('https://pictures.example/icon.png/32.png');
  });

  it('is well-formed whatever the name begins with', () => {
    const { restaurant, website } = aStorefront();
    const svg = decodeURIComponent(siteIcon({ restaurant: { ...restaurant, name: '<b>' }, website }, 64));
    expect(svg).toContain('>&#60;</text>');
  });
});
