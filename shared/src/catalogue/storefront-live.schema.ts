// The live document of a storefront: the only definition of its content. The diner's site imports only its type.
import { z } from 'zod';
import { isoTime, positiveId } from '../kernel/schema.ts';
import { soldOutMark } from './sold-out.schema.ts';

const typeState = z.object({
  pausedUntil: isoTime.exactOptional(),
  busyExtraMinutes: z.int().min(0).exactOptional(),
});

/** The state that staff set when the kitchen is overloaded; the only source of pause and busy minutes. */
export const liveState = z.object({
  /** UNTIL_RESUMED (hours.ts) if it ends only by hand. */
  pausedUntil: isoTime.exactOptional(),
  busyExtraMinutes: z.int().min(0).default(0),
  /** Of one kind of order alone, in addition to what holds for all. */
  pickup: typeState.exactOptional(),
  delivery: typeState.exactOptional(),
});

/** Absent fields stay as they are, so that changes on two screens never undo each other. */
export const liveChange = z.strictObject({
  orderType: z
    .enum(['pickup', 'delivery'])
    .exactOptional()
    .describe('Changes this kind of order alone; without it, what holds for all.'),
  pausedUntil: isoTime.nullable().exactOptional().describe('null takes orders again.'),
  busyExtraMinutes: z.int().min(0).max(240).exactOptional().describe('Added to the preparation time.'),
});

/** What a cached page cannot know; absent fields mean the normal case. */
export const storefrontLive = liveState.extend({
  /** By the keys of sold-out.ts. */
  soldOut: z.record(z.string(), soldOutMark).default({}),
  /** Slots that were full when last counted, by ISO instant, with their number of orders. */
  slotsTaken: z.record(z.string(), z.int().min(0)).exactOptional(),
  /** Kitchen minutes by slot, where staff limit them: how many are left decides which carts fit. */
  minutesTaken: z.record(z.string(), z.int().min(0)).exactOptional(),
  /** Cards are not taken at the moment: the gateway fails, or staff have switched them off at once. */
  cardsOff: z.literal(true).exactOptional(),
  /** Absent while the restaurant and its tenant are active. */
  isActive: z.literal(false).exactOptional(),
});

/** The stored form, with the place for its audit entries. */
export const storedLive = storefrontLive.extend({
  tenantId: positiveId.exactOptional(),
  restaurantId: positiveId.exactOptional(),
});

export type TypeState = z.output<typeof typeState>;
export type LiveState = z.output<typeof liveState>;
export type LiveChange = z.output<typeof liveChange>;
export type StorefrontLive = z.output<typeof storefrontLive>;
export type StoredLive = z.output<typeof storedLive>;
