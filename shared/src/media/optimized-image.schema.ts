// A picture and the smaller copies made of it (C3-30). Where an entity refers to one it holds either a plain URL
// or this record as JSON text.
import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/ });

export const imageVariant = z.object({
  url: webAddress,
  format: z.enum(['webp', 'jpeg', 'png']),
  width: z.int().positive(),
  height: z.int().positive(),
  size: z.int().nonnegative(),
});

export const optimizedImage = z.object({
  original: z.object({ url: webAddress, size: z.int().nonnegative() }),
  webp: z.object({ url: webAddress, size: z.int().nonnegative() }).optional(),
  variants: z.object({
    small: z.array(imageVariant),
    medium: z.array(imageVariant),
    large: z.array(imageVariant),
  }),
  /** Pictures are neither lines nor points. */
  aspectRatio: z.number().min(0.01).max(100),
});

export type OptimizedImage = z.output<typeof optimizedImage>;
export type ImageVariant = z.output<typeof imageVariant>;

/** The record behind an image reference, or undefined where it is a plain URL or not an image at all. */
export function parseOptimizedImage(reference: string): OptimizedImage | undefined {
  if (!reference.startsWith('{')) return undefined;
  try {
    return optimizedImage.safeParse(JSON.parse(reference)).data;
  } catch {
    return undefined;
  }
}

/** Far above a record with every variant. */
const LONGEST_REFERENCE = 20_000;

/** Written as our own forms write it: what uses a picture is found by how its reference begins. */
function inUsualForm(reference: string): string {
  const image = parseOptimizedImage(reference);
  return image ? JSON.stringify(image) : reference;
}

/** A URL or the JSON text of an optimized image; anything else is refused with `message`. */
export function imageReference(message: string) {
  return z
    .string()
    .max(LONGEST_REFERENCE, message)
    .refine((text) => webAddress.safeParse(text).success || parseOptimizedImage(text) !== undefined, message)
    .overwrite(inUsualForm);
}
