// The result of the server's check of an uploaded picture, stored below its restaurant or the site configuration. Screens show
// what a picture is, and why one was deleted.
import { z } from 'zod';
import { isoTime } from '../kernel/schema.ts';
import { uploadTypes } from './upload-rules.ts';

/** The formats that browsers show and the server can read, detected by their bytes. */
export const pictureTypes = uploadTypes;
export type PictureType = (typeof pictureTypes)[number];

/** Why a file was deleted. */
export const pictureFaults = ['notAPicture', 'typeNotAllowed', 'tooManyPixels', 'damaged', 'packed'] as const;
export type PictureFault = (typeof pictureFaults)[number];

/** The maximum number of pixels: enough for the best phone camera, and no small file that unpacks into gigabytes. */
export const MAX_PICTURE_PIXELS = 64_000_000;

const file = {
  /** The storage path: 'tenants/10000001/restaurants/20000001/items/margherita.jpg'. */
  path: z.string(),
  folder: z.string(),
  name: z.string(),
  /** The storage generation, which increases when a file is replaced. */
  generation: z.string(),
  /** Bytes. */
  size: z.int().nonnegative(),
  uploadedAt: isoTime,
  checkedAt: isoTime,
  /** Since the first night on which nothing used it; absent while something does. */
  unusedSince: isoTime.optional(),
};

/** A smaller copy, below the picture's path. */
const pictureCopy = z.object({
  format: z.enum(['webp', 'jpeg', 'png']),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Bytes. */
  size: z.int().nonnegative(),
});
export type PictureCopy = z.output<typeof pictureCopy>;

export const storedPicture = z.discriminatedUnion('status', [
  z.object({
    ...file,
    status: z.literal('ok'),
    /** The detected type, whatever type was declared. */
    type: z.enum(pictureTypes),
    /** Pixels in the upright orientation. */
    width: z.int().positive(),
    height: z.int().positive(),
    isAnimated: z.boolean(),
    /** The WebP copy in full size; absent where it would not be smaller, and for pictures from before there were copies. */
    webp: z.object({ size: z.int().nonnegative() }).optional(),
    copies: z.array(pictureCopy).optional(),
  }),
  z.object({ ...file, status: z.literal('refused'), fault: z.enum(pictureFaults) }),
]);
export type StoredPicture = z.output<typeof storedPicture>;
