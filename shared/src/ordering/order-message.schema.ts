// A message to the guest of an order, as it is stored from the commit of the event that it tells of
// (docs/decisions/058-what-guests-are-told.md).
import { z } from 'zod';
import { guid, isoTime } from '../kernel/schema.ts';
import { messageChannels, messageKinds } from './order-messages.ts';

export const messageStates = ['waiting', 'sending', 'sent', 'failed', 'skipped'] as const;
export type MessageState = (typeof messageStates)[number];

export const messageReasons = [
  /** Skipped: the restaurant has switched it off. */
  'switchedOff',
  /** Skipped: the move was taken back, or the order has moved on. */
  'movedOn',
  /** Skipped: the guest was told the same before. */
  'known',
  /** Skipped: the order has no address or number that can be used, or the device is not told any more. */
  'noAddress',
  /** Skipped: the number is of a country that the restaurant does not text. */
  'otherCountry',
  /** Skipped: this address or number has got very many already. */
  'tooMany',
  /** Skipped: nobody has set up text messages or notifications here. */
  'notSetUp',
  /** Waiting, or failed in the end: the service could not be reached or would not take it. */
  'unavailable',
  /** Failed: the service has refused this address, number or device. */
  'refused',
  /** Failed: it was handed over, and nobody knows whether it arrived. */
  'unclear',
] as const;
export type MessageReason = (typeof messageReasons)[number];

export const orderMessage = z.object({
  orderGuid: guid,
  orderNumber: z.string(),
  /** The event of the order's history that it tells of. */
  eventId: z.string(),
  kind: z.enum(messageKinds),
  channel: z.enum(messageChannels),
  /** A mail address, a phone number as the guest typed it, or the id of a device. */
  to: z.string(),
  state: z.enum(messageStates),
  reason: z.enum(messageReasons).optional(),
  /** How often it was tried. */
  attempts: z.int().min(0).default(0),
  /** How often staff have had it sent again. */
  repeats: z.int().min(0).default(0),
  createdAt: isoTime,
  /** Not before. */
  dueAt: isoTime,
  /** When its state changed last. */
  changedAt: isoTime,
  /** Removed by itself then. */
  expiresAt: isoTime,
});
export type OrderMessage = z.output<typeof orderMessage>;
