// Builders for tests of websites, pictures and domains. Untyped where a test also hands in what must be refused.
import type { DomainPolicy } from '../domains/domain-name.ts';
import type { ImageVariant, OptimizedImage } from '../media/optimized-image.schema.ts';
import { STAMPED } from './records.ts';

type Fields = Record<string, unknown>;

export const STAMP = { at: '2026-06-10T22:00:00.000Z', by: 'uid-boss' };

/** The smallest record that is accepted. */
export const aSiteConfigurationRecord = (change: Fields = {}): Fields => ({
  id: 'default',
  defaultLayoutTemplate: 'modern-restaurant',
  defaultColorScheme: 'warm-neutral',
  ...STAMPED,
  ...change,
});

export const aLayoutTemplate = (change: Fields = {}): Fields => ({
  id: 'bistro',
  name: 'Bistro',
  sections: ['hero'],
  ...change,
});

export const aColorScheme = (change: Fields = {}): Fields => ({
  id: 'night',
  name: 'Night',
  primary: '#111111',
  secondary: '#222222',
  accent: '#333333',
  background: '#444444',
  text: '#eeeeee',
  ...change,
});

export const aFallbackImage = (change: Fields = {}): Fields => ({
  id: 'pasta',
  category: 'dish',
  url: 'https://pictures.example/pasta.jpg',
  alt: 'A bowl of pasta',
  ...change,
});

export const aPolicy = (change: Partial<DomainPolicy> = {}): DomainPolicy => ({
  reservedHosts: ['admin.bite.example', 'api.bite-cloud.example'],
  baseDomain: 'bite.example',
  ...change,
});

export const anImageVariant = (width: number, change: Partial<ImageVariant> = {}): ImageVariant => ({
  url: `https://pictures.example/dish_${width}.webp`,
  format: 'webp',
  width,
  height: Math.round(width / 1.5),
  size: width * 100,
  ...change,
});

/** In storage, in the folder of one restaurant. */
export const PICTURE_FOLDER = 'tenants/10000001/restaurants/20000001/items';
export const storageUrl = (path: string): string =>
  `https://firebasestorage.googleapis.com/v0/b/bite.appspot.com/o/${encodeURIComponent(path)}?alt=media`;

export const aStoredImage = (change: Partial<OptimizedImage> = {}): OptimizedImage => ({
  original: { url: storageUrl(`${PICTURE_FOLDER}/dish.jpg`), size: 500_000 },
  webp: { url: storageUrl(`${PICTURE_FOLDER}/dish.webp`), size: 400_000 },
  variants: {
    small: [anImageVariant(320, { url: storageUrl(`${PICTURE_FOLDER}/dish_320.webp`) })],
    medium: [anImageVariant(768, { url: storageUrl(`${PICTURE_FOLDER}/dish_768.webp`) })],
    large: [anImageVariant(1440, { url: storageUrl(`${PICTURE_FOLDER}/dish_1440.webp`) })],
  },
  aspectRatio: 1.5,
  ...change,
});
