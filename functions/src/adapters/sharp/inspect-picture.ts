// Looks into a picture: what its bytes are, how large it is, and whether all of it is there.
import { MAX_PICTURE_PIXELS, type PictureType, pictureTypes } from '@bite/shared/media/stored-picture.schema';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import type { Inspection, InspectPicture } from '../../ports/picture-files.ts';

/** Of an animation the first frame alone is decoded. */
const strict: SharpOptions = { failOn: 'truncated', limitInputPixels: MAX_PICTURE_PIXELS };

/** Sharp calls the container of AVIF heif, which is that of HEIC, too. */
function typeOf({ format, compression }: Metadata): PictureType | undefined {
  const name = format === 'heif' && compression === 'av1' ? 'avif' : format;
  return pictureTypes.find((type) => type === `image/${name}`);
}

async function inspect(bytes: Uint8Array): Promise<Inspection> {
  const header = await orUndefined(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (!header) return { isPicture: false, fault: 'notAPicture' };
  const type = typeOf(header);
  if (!type) return { isPicture: false, fault: 'typeNotAllowed' };
  const { width, height, autoOrient, pages = 1 } = header;
  if (width * height > MAX_PICTURE_PIXELS) return { isPicture: false, fault: 'tooManyPixels' };
  if (!(await orUndefined(() => sharp(bytes, strict).stats()))) return { isPicture: false, fault: 'damaged' };
  return { isPicture: true, type, width: autoOrient.width, height: autoOrient.height, isAnimated: pages > 1 };
}

/** Sharp throws what its decoders say; whether they could read it is all that is asked. */
async function orUndefined<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

let last: Promise<unknown> = Promise.resolve();

/** One at a time in a process: a large picture takes hundreds of megabytes to decode. */
export const inspectPicture: InspectPicture = (bytes) => {
  const inspection = last.then(() => inspect(bytes));
  last = inspection;
  return inspection;
};
