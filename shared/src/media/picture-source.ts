// The `srcset` of a picture: the copies from which a browser may choose.
import type { StorefrontImage } from '../catalogue/storefront.ts';

export interface PictureSource {
  src: string;
  srcSet?: string;
  /** The classes of the point that stays in sight: those pages allow no style of a single element. */
  focus?: string;
}

/** Only URLs of pictures get into the page, whatever was typed. */
const isAddress = (url: string): boolean => /^(https?:\/)?\//i.test(url);

/** Screens have up to three device pixels per CSS pixel. */
const DENSEST = 3;

/** The useful copies for a width of at most `shown`, since a page may list a thousand dishes. */
function usefulWidths(widths: readonly number[], shown: number): number[] {
  const ascending = widths.toSorted((one, other) => one - other);
  const enough = ascending.findIndex((width) => width >= shown * DENSEST);
  return enough === -1 ? ascending : ascending.slice(0, enough + 1);
}

/** The smallest copy that is at least this wide, where only one URL is possible; undefined for no picture. */
export function copyOf(image: StorefrontImage | undefined, width: number): string | undefined {
  if (!image || !isAddress(image.src)) return undefined;
  const { sized, widths = [] } = image;
  const enough = widths.toSorted((one, other) => one - other).find((candidate) => candidate >= width);
  return sized && isAddress(sized) && enough ? sized.replace('{width}', String(enough)) : image.src;
}

/**
 * Pictures that staff entered as plain URLs have one size, ours several.
 * @param shown The largest width on the page in CSS pixels; if unknown, every copy is offered.
 */
export function pictureSource(
  image: StorefrontImage | undefined,
  fallback: string,
  shown = Number.POSITIVE_INFINITY,
): PictureSource {
  if (!image || !isAddress(image.src)) return { src: fallback };
  const { sized, widths, focus } = image;
  const about = { src: image.src, ...(focus && { focus: `focus-x-${focus.x} focus-y-${focus.y}` }) };
  if (!sized || !isAddress(sized) || !widths || widths.length === 0) return about;
  const copies = usefulWidths(widths, shown);
  return {
    ...about,
    srcSet: copies.map((width) => `${sized.replace('{width}', String(width))} ${width}w`).join(', '),
  };
}
