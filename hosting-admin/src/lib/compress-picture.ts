// Compresses a chosen picture in the browser (C9-05, O9-18): fewer bytes to send, upright, and without what a camera writes
// into it, such as the place.
import { compression, fittedSize, smallerOf } from '@bite/shared/media/compression';

/** The format to draw a picture in again. Others stay as they are: a GIF would stand still. */
const targets: Readonly<Record<string, string>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/webp',
  'image/webp': 'image/webp',
};

/** The next one is tried where a picture is still too large. */
const qualities = [compression.controlQuality, compression.quality, 0.7, 0.55] as const;

/** The original where the browser cannot read it, or where compression gains nothing (C8-06). */
export async function compressPicture(picture: Blob): Promise<Blob> {
  const type = targets[picture.type];
  if (!type) return picture;
  try {
    return smallerOf(picture, await redrawn(picture, type));
  } catch {
    return picture;
  }
}

async function redrawn(picture: Blob, type: string): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(picture);
  try {
    const { width, height } = fittedSize(bitmap.width, bitmap.height);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return await encoded(canvas, type);
  } finally {
    bitmap.close();
  }
}

/** Browsers that cannot write a format write PNG. */
async function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  let smallest: Blob | undefined;
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (!blob) return smallest;
    smallest = smallest ? smallerOf(smallest, blob) : blob;
    if (smallest.size <= compression.maxBytes || smallest.type !== type) return smallest;
  }
  return smallest;
}
