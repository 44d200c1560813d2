// What diners do not see although staff keep it: records that the last build of the storefront had to leave out, since they
// or what they need cannot be read, or the whole menu where it is too large to publish. Nothing is stored where nothing is
// missing.
import { z } from 'zod';

export const leftOutKinds = ['item', 'menuGroup', 'modifierGroup', 'taxRate', 'domainMapping'] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

/** Those that are named; the count and the server's log know of the others. */
export const LEFT_OUT_NAMED = 50;

export const leftOutRecord = z.object({
  kind: z.enum(leftOutKinds),
  recordId: z.string(),
  /** Where the record itself can be read. */
  name: z.string().exactOptional(),
  /** The fields at fault, without their values. */
  reason: z.string(),
});

export const storefrontGaps = z.object({
  leftOut: z.array(leftOutRecord),
  leftOutCount: z.int().min(0),
  /** The last published menu stays. */
  isTooLarge: z.boolean(),
});

export type LeftOutRecord = z.output<typeof leftOutRecord>;
export type StorefrontGaps = z.output<typeof storefrontGaps>;

/** Undefined where nothing is missing. */
export function gapsOf(leftOut: readonly LeftOutRecord[], isTooLarge = false): StorefrontGaps | undefined {
  if (leftOut.length === 0 && !isTooLarge) return undefined;
  return { leftOut: leftOut.slice(0, LEFT_OUT_NAMED), leftOutCount: leftOut.length, isTooLarge };
}
