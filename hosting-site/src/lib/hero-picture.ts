// The picture at the top of the menu and of the home page: the restaurant's, or the default one.
import type { StorefrontImage } from '@bite/shared/catalogue/storefront';
import { type PictureSource, pictureSource } from '@bite/shared/media/picture-source';
import { DEFAULT_HERO, DEFAULT_HERO_COPIES } from '@bite/shared/website/default-pictures';

export function heroOf(hero: StorefrontImage | undefined): PictureSource {
  const source = pictureSource(hero, DEFAULT_HERO, 2560);
  return source.src === DEFAULT_HERO ? { ...source, srcSet: DEFAULT_HERO_COPIES } : source;
}
