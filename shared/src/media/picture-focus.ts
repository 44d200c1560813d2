// What becomes of the point that stays in sight: in diners' pages, and where a part of the picture is cut out.
import type { PictureFocus } from './picture-focus.schema.ts';

export type { PictureFocus };

export const MIDDLE: PictureFocus = { x: 50, y: 50 };

/** A part of a picture, in percent of its width and height. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The same point in the part of the picture, or the nearest one; undefined stays so. */
export function focusWithin(focus: PictureFocus | undefined, area: PictureArea): PictureFocus | undefined {
  return (
    focus && {
      x: percentOf(focus.x - area.x, area.width),
      y: percentOf(focus.y - area.y, area.height),
    }
  );
}

/** The same point in the whole picture, of which this was a part. */
export function focusOutside(focus: PictureFocus | undefined, area: PictureArea): PictureFocus | undefined {
  return (
    focus && {
      x: Math.round(area.x + (focus.x * area.width) / 100),
      y: Math.round(area.y + (focus.y * area.height) / 100),
    }
  );
}

const percentOf = (part: number, whole: number): number =>
  Math.min(100, Math.max(0, Math.round((part / whole) * 100)));

const TENTH = 10;
const inTenths = (percent: number): number => Math.round(percent / TENTH) * TENTH;

/** In steps of ten percent, for which the style sheets of diners' pages have a class each; undefined for the middle. */
export function coarseFocus(focus: PictureFocus | undefined): PictureFocus | undefined {
  if (!focus) return undefined;
  const { x, y } = { x: inTenths(focus.x), y: inTenths(focus.y) };
  return x === MIDDLE.x && y === MIDDLE.y ? undefined : { x, y };
}

/** For pages whose policy allows style properties that are set by scripts. */
export const objectPosition = ({ x, y }: PictureFocus = MIDDLE): string => `${x}% ${y}%`;

/** Which field of a record holds the point of the picture in another one. */
export const focusFields = {
  imageUrl: 'imageFocus',
  heroImage: 'heroFocus',
} as const satisfies Readonly<Record<string, string>>;
