// Renders the smaller copies of a picture in the specified widths.
import { type VariantSize, variantsFor } from '@bite/shared/media/variant-widths';
import sharp, { type Sharp } from 'sharp';

export type VariantFormat = 'webp' | 'jpeg';

export interface RenderedVariant {
  size: VariantSize;
  format: VariantFormat;
  /** Pixels. */
  width: number;
  height: number;
  data: Buffer;
}

export interface RenderedPicture {
  /** Size of the original in pixels, in its upright orientation. */
  width: number;
  height: number;
  variants: RenderedVariant[];
}

/** Decoded pixels, as they are passed from one step to the next. */
export interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** The longest side that WebP allows. */
export const LONGEST_WEBP_SIDE = 16_383;

const encoders: Readonly<Record<VariantFormat, (bitmap: Sharp) => Sharp>> = {
  // tools/bench/picture-copies.ts compares both with the usual resizing extension. More effort takes twice the time for a tenth
  // of the bytes.
  webp: (bitmap) => bitmap.webp({ quality: 72, effort: 2 }),
  jpeg: (bitmap) => bitmap.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }),
};

export const encode = ({ data, width, height, channels }: Bitmap, format: VariantFormat): Promise<Buffer> =>
  encoders[format](sharp(data, { raw: { width, height, channels } })).toBuffer();

/** Upright and without metadata. Of an animation the first frame. Throws sharp's error if it cannot read the bytes. */
export async function decode(original: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(original, { pages: 1 })
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

export async function scaled({ data, ...size }: Bitmap, width: number, height: number): Promise<Bitmap> {
  const pixels = await sharp(data, { raw: size }).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return { data: pixels, width, height, channels: size.channels };
}

/** The copies of an uploaded picture, smallest first; none if it is at most 600 px wide. Throws as `decode` does. */
export async function renderVariants(
  original: Buffer,
  formats: readonly VariantFormat[] = ['webp'],
): Promise<RenderedPicture> {
  const bitmap = await decode(original);
  const { width, height } = bitmap;
  return { width, height, variants: await variantsOf(bitmap, formats) };
}

export async function variantsOf(
  bitmap: Bitmap,
  formats: readonly VariantFormat[],
): Promise<RenderedVariant[]> {
  const encoding: Promise<RenderedVariant>[] = [];
  let source = bitmap;
  // From the largest down, each made from the previous one, which is much faster than starting from the original.
  for (const { size, width } of variantsFor(bitmap.width).reverse()) {
    const height = Math.max(1, Math.round((width * bitmap.height) / bitmap.width));
    const scaledDown = await scaled(source, width, height);
    source = scaledDown;
    if (height > LONGEST_WEBP_SIDE) continue;
    for (const format of formats)
      encoding.unshift(encode(scaledDown, format).then((data) => ({ size, format, width, height, data })));
  }
  return Promise.all(encoding);
}
