// Which copies of a picture a browser may choose from, as an <img> wants them.
import type { StorefrontImage } from '../catalogue/storefront.ts';

export interface PictureSource {
  src: string;
  srcSet?: string;
}

/** Nothing but addresses of pictures gets into the page, whatever was typed. */
const isAddress = (url: string): boolean => /^(https?:\/)?\//i.test(url);

/** Screens show up to three pixels for one of the page. */
const DENSEST = 3;

/** The copies worth offering where a picture is at most `shown` wide: a thousand dishes name theirs on one page. */
function usefulWidths(widths: readonly number[], shown: number): number[] {
  const ascending = widths.toSorted((one, other) => one - other);
  const enough = ascending.findIndex((width) => width >= shown * DENSEST);
  return enough === -1 ? ascending : ascending.slice(0, enough + 1);
}

/** The smallest copy that is at least so many pixels wide, for where one address must do; undefined for no picture. */
export function copyOf(image: StorefrontImage | undefined, width: number): string | undefined {
  if (!image || !isAddress(image.src)) return undefined;
  const { sized, widths = [] } = image;
  const enough = widths.toSorted((one, other) => one - other).find((candidate) => candidate >= width);
  return sized && isAddress(sized) && enough ? sized.replace('{width}', String(enough)) : image.src;
}

/**
 * Pictures staff entered as plain addresses come in one size; ours in several.
 * @param shown The greatest width at which the page shows it, in CSS pixels; every copy is on offer where that is not known.
 */
export function pictureSource(
  image: StorefrontImage | undefined,
  fallback: string,
  shown = Number.POSITIVE_INFINITY,
): PictureSource {
  if (!image || !isAddress(image.src)) return { src: fallback };
  const { sized, widths } = image;
  if (!sized || !isAddress(sized) || !widths || widths.length === 0) return { src: image.src };
  const copies = usefulWidths(widths, shown);
  return {
    src: image.src,
    srcSet: copies.map((width) => `${sized.replace('{width}', String(width))} ${width}w`).join(', '),
  };
}
