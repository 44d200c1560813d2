// The point of a picture that stays in sight where it is cut to another shape.
import { z } from 'zod';

const percent = z.int().min(0).max(100);

export const pictureFocus = z.strictObject({
  /** Percent of the width, from the left. */
  x: percent,
  /** Percent of the height, from the top. */
  y: percent,
});
export type PictureFocus = z.output<typeof pictureFocus>;
