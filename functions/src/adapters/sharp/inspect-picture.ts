// Inspects a picture: its format by its bytes, its size, and whether it is complete.
import { MAX_PICTURE_PIXELS, type PictureType, pictureTypes } from '@bite/shared/media/stored-picture.schema';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import type { Inspection, InspectPicture } from '../../ports/picture-files.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Only the first frame of an animation is decoded. */
const strict: SharpOptions = { failOn: 'truncated', limitInputPixels: MAX_PICTURE_PIXELS, pages: 1 };

/** Sharp reports the container of AVIF as heif, which is also that of HEIC. */
function typeOf({ format, compression }: Metadata): PictureType | undefined {
  const name = format === 'heif' && compression === 'av1' ? 'avif' : format;
  return pictureTypes.find((type) => type === `image/${name}`);
}

/** Bytes that files of a type have at an offset, as Latin-1. */
type Signature = readonly [offset: number, bytes: string];

/**
 * Only these decoders are ever reached: others, above all that of SVG, can be kept busy for minutes by a few bytes.
 */
const allowed: readonly Signature[] = [
  [0, '\u00ff\u00d8\u00ff'],
  [0, '\u0089PNG\r\n\u001a\n'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftyp'],
];

const tiff: readonly Signature[] = [
  [0, 'II*\u0000'],
  [0, 'MM\u0000*'],
];

const isOtherPicture = (bytes: Uint8Array): boolean =>
  hasSignature(bytes, tiff) || Buffer.from(bytes.subarray(0, 1_000)).toString('latin1').includes('<svg');

const hasSignature = (bytes: Uint8Array, signatures: readonly Signature[]): boolean =>
  signatures.some(([offset, signature]) =>
    Buffer.from(signature, 'latin1').equals(bytes.subarray(offset, offset + signature.length)),
  );

async function inspect(bytes: Uint8Array): Promise<Inspection> {
  if (!hasSignature(bytes, allowed))
    return { isPicture: false, fault: isOtherPicture(bytes) ? 'typeNotAllowed' : 'notAPicture' };
  const header = await orUndefined(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (!header) return { isPicture: false, fault: 'notAPicture' };
  const type = typeOf(header);
  if (!type) return { isPicture: false, fault: 'typeNotAllowed' };
  const { width, height, autoOrient, pages = 1 } = header;
  if (width * height > MAX_PICTURE_PIXELS) return { isPicture: false, fault: 'tooManyPixels' };
  if (!(await orUndefined(() => sharp(bytes, strict).stats()))) return { isPicture: false, fault: 'damaged' };
  return { isPicture: true, type, width: autoOrient.width, height: autoOrient.height, isAnimated: pages > 1 };
}

/** Sharp throws its decoders' errors; only success matters here. */
async function orUndefined<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

export const inspectPicture: InspectPicture = oneAtATime(inspect);
