// Which copies of a picture a browser may choose from, as an <img> wants them.
import type { StorefrontImage } from '../catalogue/storefront.ts';

export interface PictureSource {
  src: string;
  srcSet?: string;
}

/** Pictures that staff entered as plain addresses come in one size, ours in several; `fallback` where there is none. */
export function pictureSource(image: StorefrontImage | undefined, fallback: string): PictureSource {
  if (!image) return { src: fallback };
  const { src, sized, widths = [] } = image;
  if (!sized || widths.length === 0) return { src };
  return {
    src,
    srcSet: widths.map((width) => `${sized.replace('{width}', String(width))} ${width}w`).join(', '),
  };
}
