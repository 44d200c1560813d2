// Renders everything that the server stores below an uploaded picture: its smaller copies, a WebP in full size, and the icons of
// a logo.
import { FULL_WEBP } from '@bite/shared/media/optimized-picture';
import { iconWidths } from '@bite/shared/media/variant-widths';
import sharp from 'sharp';
import type { PictureCopies, RenderCopies } from '../../ports/picture-files.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type Bitmap, decode, encode, LONGEST_WEBP_SIDE, scaled, variantsOf } from './render-variants.ts';

/** Wider ones help nobody: the largest copy is as wide. */
const WIDEST_FULL = 2560;

/** In full size, as far as screens go; undefined if it is not smaller than the original. */
async function fullWebp(bitmap: Bitmap, originalSize: number): Promise<Buffer | undefined> {
  const scale = Math.min(1, WIDEST_FULL / bitmap.width, LONGEST_WEBP_SIDE / bitmap.height);
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const fitted = scale === 1 ? bitmap : await scaled(bitmap, width ?? 1, height ?? 1);
  const webp = await encode(fitted, 'webp');
  return webp.length < originalSize ? webp : undefined;
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Square, with nothing cut off; never enlarged beyond the smallest. */
async function iconsOf({ data, ...raw }: Bitmap): Promise<PictureCopies['copies']> {
  const [smallest = 0] = iconWidths;
  const most = Math.max(smallest, raw.width, raw.height);
  const worthHaving = iconWidths.filter((width) => width <= most);
  return Promise.all(
    worthHaving.map(async (width) => ({
      format: 'png' as const,
      width,
      height: width,
      data: await sharp(data, { raw })
        .toColourspace('srgb')
        .resize(width, width, { fit: 'contain', background: CLEAR })
        .png({ palette: true })
        .toBuffer(),
    })),
  );
}

/** The square copies of a logo. */
export const renderIcons = async (original: Buffer): Promise<PictureCopies['copies']> =>
  iconsOf(await decode(original));

export const renderCopies: RenderCopies = oneAtATime(async ({ bytes, isBranding }) => {
  const original = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const bitmap = await decode(original);
  const webp = await fullWebp(bitmap, bytes.length);
  const variants = await variantsOf(bitmap, ['webp', 'jpeg']);
  return {
    ...(webp && { webp: { name: FULL_WEBP, data: webp } }),
    copies: [...variants.map(({ size: _, ...copy }) => copy), ...(isBranding ? await iconsOf(bitmap) : [])],
  };
});
