// The part of a picture that a crop keeps: of a shape, and made larger or smaller.
import type { PictureArea } from '@bite/shared/media/picture-focus';

export const WHOLE: PictureArea = { x: 0, y: 0, width: 100, height: 100 };

/** Percent of a side; smaller parts cannot be taken hold of. */
const SMALLEST = 5;

/**
 * The largest part of a shape, around the middle of another part.
 * @param shape Width divided by height; of the picture, too.
 */
export function areaOfShape(shape: number, picture: number, around: PictureArea = WHOLE): PictureArea {
  const relative = shape / picture;
  const [width, height] = relative > 1 ? [100, 100 / relative] : [100 * relative, 100];
  return placed({ width, height }, around);
}

/** Around its own middle, in its own shape, and within the picture. */
export function scaledArea(area: PictureArea, factor: number): PictureArea {
  const largest = 100 / Math.max(area.width, area.height);
  const least = Math.min(1, SMALLEST / Math.min(area.width, area.height));
  const allowed = Math.min(largest, Math.max(least, factor));
  return placed({ width: area.width * allowed, height: area.height * allowed }, area);
}

function placed({ width, height }: Pick<PictureArea, 'width' | 'height'>, around: PictureArea): PictureArea {
  const x = around.x + around.width / 2 - width / 2;
  const y = around.y + around.height / 2 - height / 2;
  return { x: within(x, 100 - width), y: within(y, 100 - height), width, height };
}

const within = (value: number, most: number): number => Math.min(Math.max(0, value), Math.max(0, most));

export const isWhole = ({ width, height }: PictureArea): boolean => width > 99.5 && height > 99.5;
