// Marks of what is sold out and counts of what is left: as stored, and as staff set them.
import { z } from 'zod';
import { isoTime, positiveId } from '../kernel/schema.ts';

/** Sold out until then, or until staff change it; with `remaining` above 0 it is still on sale. */
export const soldOutMark = z.object({
  until: isoTime.exactOptional(),
  remaining: z.int().min(0).exactOptional(),
});

/** The stored counts of a restaurant, by the keys of sold-out.ts. */
export const stockCounts = z.object({
  counts: z
    .record(z.string(), z.object({ left: z.int(), since: isoTime, until: isoTime.exactOptional() }))
    .default({}),
});
export type StoredCounts = z.output<typeof stockCounts>;

const target = z.union(
  [
    z.strictObject({ itemId: positiveId, sizeId: positiveId.exactOptional() }),
    z.strictObject({ modifierGroupId: positiveId, modifierId: positiveId }),
  ],
  'Name an item, one of its sizes, or an option of a modifier group',
);

const MOST_HOURS = 24 * 7;
const HOURS = `Choose 1 to ${MOST_HOURS} hours`;
const LEFT = 'Enter a whole number from 0 to 9,999';

export const soldOutForHours = z.strictObject({
  kind: z.literal('forHours'),
  hours: z.int(HOURS).min(1, HOURS).max(MOST_HOURS, HOURS),
});

/** On sale until so many are sold. */
export const soldOutButLeft = z.strictObject({
  kind: z.literal('left'),
  left: z.int(LEFT).min(0, LEFT).max(9999, LEFT),
  since: isoTime
    .exactOptional()
    .describe('Continues the count of that time, so that its orders give back to it.'),
});

/** The desired state. 'untilOpening' ends at tomorrow's first opening; 'until' is for an undo. */
export const soldOutState = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('onSale') }),
  z.strictObject({ kind: z.literal('untilNotice') }),
  z.strictObject({ kind: z.literal('untilOpening') }),
  soldOutForHours,
  z.strictObject({ kind: z.literal('until'), until: isoTime }),
  soldOutButLeft,
]);

export const MOST_SOLD_OUT_TARGETS = 200;

export const soldOutChange = z.strictObject({
  targets: z.array(target).min(1, 'Choose what is sold out').max(MOST_SOLD_OUT_TARGETS),
  state: soldOutState,
});

/** What is to be as it was, unless somebody has changed it since. */
export const soldOutUndo = z.strictObject({
  undo: z
    .array(
      z.strictObject({
        target,
        state: soldOutState.describe('Before the change that is taken back.'),
        seen: soldOutState.describe('After it: where it is another by now, it stays.'),
      }),
    )
    .min(1)
    .max(MOST_SOLD_OUT_TARGETS),
});

/** Everything that is marked or counted at the restaurant. */
export const soldOutAnswer = z.strictObject({
  soldOut: z
    .record(z.string(), soldOutMark)
    .describe('By key: 17 an item, 17-2 its size 2, m5-3 option 3 of group 5.'),
  left: z
    .record(z.string(), z.int().min(0))
    .describe('How many are left of what is counted, by the same keys.'),
  since: z.record(z.string(), isoTime).describe('When that was counted, by the same keys.'),
});

export const soldOutUndone = soldOutAnswer.extend({
  changedSince: z.array(z.string()).describe('The keys of what stays, since somebody has changed it.'),
});

export type SoldOutTarget = z.output<typeof target>;
export type SoldOutState = z.output<typeof soldOutState>;
export type SoldOutChange = z.output<typeof soldOutChange>;
export type SoldOutUndo = z.output<typeof soldOutUndo>;
export type SoldOutUndone = z.output<typeof soldOutUndone>;
export type SoldOutAnswer = z.output<typeof soldOutAnswer>;
