// What the server found in an uploaded picture when it looked into it, kept beside the restaurant or the site configuration
// that it belongs to. Screens read it to say what a picture is, and why one was taken away.
import { z } from 'zod';
import { isoTime } from '../kernel/schema.ts';

/** The formats that browsers show and the server can read, as their bytes say. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Why a file was taken away. */
export const pictureFaults = ['notAPicture', 'typeNotAllowed', 'tooManyPixels', 'damaged'] as const;
export type PictureFault = (typeof pictureFaults)[number];

/** Pixels of one picture at most: those of a phone's best camera, but no small file that unpacks into gigabytes. */
export const MAX_PICTURE_PIXELS = 64_000_000;

const file = {
  /** In storage: 'tenants/10000001/restaurants/20000001/items/margherita.jpg'. */
  path: z.string(),
  folder: z.string(),
  name: z.string(),
  /** Of storage: a file that is replaced has a larger one. */
  generation: z.string(),
  /** Bytes. */
  size: z.int().nonnegative(),
  uploadedAt: isoTime,
  checkedAt: isoTime,
};

export const storedPicture = z.discriminatedUnion('status', [
  z.object({
    ...file,
    status: z.literal('ok'),
    /** What it is, whatever it was uploaded as. */
    type: z.enum(pictureTypes),
    /** Pixels, upright as it is shown. */
    width: z.int().positive(),
    height: z.int().positive(),
    isAnimated: z.boolean(),
  }),
  z.object({ ...file, status: z.literal('refused'), fault: z.enum(pictureFaults) }),
]);
export type StoredPicture = z.output<typeof storedPicture>;
