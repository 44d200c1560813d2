// Which copy of a picture fits where it is shown (O9-21, C9-05). Widths are pixels.
import type { ImageVariant } from './optimized-image.schema.ts';
import type { VariantSize } from './variant-widths.ts';

export function responsiveSize(width: number): VariantSize {
  if (width <= 600) return 'small';
  return width <= 1200 ? 'medium' : 'large';
}

const nearest: Readonly<Record<VariantSize, readonly VariantSize[]>> = {
  small: ['small', 'medium', 'large'],
  medium: ['medium', 'large', 'small'],
  large: ['large', 'medium', 'small'],
};

/**
 * The copy for a place of this width: of the size that belongs to it, or the nearest there is, the narrowest that fills it,
 * else the widest. Undefined where there are no copies.
 */
export function responsiveCopy(
  variants: Readonly<Record<VariantSize, readonly ImageVariant[]>>,
  width: number,
): ImageVariant | undefined {
  const size = nearest[responsiveSize(width)].find((candidate) => variants[candidate].length > 0);
  const copies = size ? variants[size].toSorted((one, other) => one.width - other.width) : [];
  return copies.find((copy) => copy.width >= width) ?? copies.at(-1);
}
