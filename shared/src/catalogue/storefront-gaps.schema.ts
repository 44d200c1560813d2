// What diners do not see although staff entered it: records that the last build of the storefront left out because they or
// their dependencies are unreadable, or the whole menu if it is too large to publish. Not stored if nothing is missing.
import { z } from 'zod';

export const leftOutKinds = [
  'item',
  'menuGroup',
  'modifierGroup',
  'taxRate',
  'domainMapping',
  'deliveryZone',
] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

/** The maximum number of named records; the count and the server's log include the others. */
export const LEFT_OUT_NAMED = 50;

export const leftOutRecord = z.object({
  kind: z.enum(leftOutKinds),
  recordId: z.string(),
  /** If the record itself is readable. */
  name: z.string().exactOptional(),
  /** The invalid fields, without their values. */
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

/** Undefined if nothing is missing. */
export function gapsOf(leftOut: readonly LeftOutRecord[], isTooLarge = false): StorefrontGaps | undefined {
  if (leftOut.length === 0 && !isTooLarge) return undefined;
  return { leftOut: leftOut.slice(0, LEFT_OUT_NAMED), leftOutCount: leftOut.length, isTooLarge };
}
