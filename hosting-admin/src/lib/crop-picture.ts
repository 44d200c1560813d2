// Cuts a part out of a picture in the browser. The upload compresses it afterwards like any other picture.
import { fittedSize } from '@bite/shared/media/compression';
import type { PictureArea } from '@bite/shared/media/picture-focus';

/** High, since the picture is compressed once more. */
const QUALITY = 0.95;

/** Throws if the browser cannot read or write the picture. An animation becomes its first frame. */
export async function cropPicture(picture: Blob, area: PictureArea, name: string): Promise<File> {
  const bitmap = await createImageBitmap(picture);
  try {
    const part = pixelsOf(area, bitmap);
    const size = fittedSize(part.width, part.height);
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
    // Others may be transparent, which JPEG cannot be.
    const type = picture.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    if (!blob) throw new Error('This browser cannot write the picture');
    return new File([blob], name, { type: blob.type });
  } finally {
    bitmap.close();
  }
}

/** Whole pixels, at least one. */
export function pixelsOf(
  area: PictureArea,
  { width, height }: { width: number; height: number },
): PictureArea {
  const [x, y] = [Math.round((area.x / 100) * width), Math.round((area.y / 100) * height)];
  const right = Math.round(((area.x + area.width) / 100) * width);
  const bottom = Math.round(((area.y + area.height) / 100) * height);
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}
