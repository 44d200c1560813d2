// A copy of a menu that is kept in step: changes of the source menu follow, but for what the copy has of its own.
import { z } from 'zod';
import { isoTime, positiveId } from '../../kernel/schema.ts';
import { menuKinds } from '../menu.schema.ts';
import { linkAspects } from './link-aspects.ts';

/** Why the copy has something of its own. followAgain: not any more, from the next step on. */
export const ownStates = ['chosen', 'changedHere', 'deletedHere', 'followAgain'] as const;

const kind = z.enum(menuKinds);
/** The record's guid at the source. */
const key = z.string().min(1).max(100);

export const linkException = z.object({
  kind,
  key,
  /** The record at the copy. */
  recordId: positiveId,
  name: z.string(),
  own: z.partialRecord(z.enum(linkAspects), z.enum(ownStates)),
});
export type LinkException = z.output<typeof linkException>;

const linkFields = {
  fromRestaurantId: positiveId,
  toRestaurantId: positiveId,
  /** The groups that are copied; absent for the whole menu. */
  menuGroupIds: z.array(positiveId).optional(),
  /** The uid of whoever keeps it in step: each step needs their permissions of that time. */
  by: z.string(),
  byName: z.string(),
  createdAt: isoTime,
  updatedAt: isoTime,
  /** The last step that changed something, and how much. */
  lastStep: z.object({ at: isoTime, changed: z.int().nonnegative() }).optional(),
  /** Why the last step could not be made. The copy stays as it is until one can. */
  problem: z.string().optional(),
};

export const menuLink = z.object({
  ...linkFields,
  /** Both ids, to find the links of a restaurant by. */
  restaurantIds: z.array(positiveId),
  exceptions: z.array(linkException),
});
export type MenuLink = z.output<typeof menuLink>;

export const shownMenuLink = z.strictObject({
  ...linkFields,
  fromName: z.string(),
  toName: z.string(),
  exceptions: z.array(linkException),
});
export type ShownMenuLink = z.output<typeof shownMenuLink>;

export const linkedRecord = z.strictObject({ kind, key, recordId: positiveId, name: z.string() });

export const copiedRecord = z.strictObject({
  key,
  /** False once it is no part of the copied menu any more. */
  isThere: z.boolean(),
  aspects: z.array(
    z.strictObject({
      aspect: z.enum(linkAspects),
      /** underWay: a change there that the next step brings. */
      state: z.enum(['inStep', 'underWay', 'chosen', 'changedHere']),
      /** Both values in the copy's own terms; one is absent where its record has none. */
      differences: z.array(
        z.strictObject({ field: z.string(), here: z.unknown().optional(), there: z.unknown().optional() }),
      ),
    }),
  ),
});
