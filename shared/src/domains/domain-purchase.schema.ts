// Something for which the registrar takes money. Stored before the registrar is asked, one document for each domain and kind of purchase,
// so that no two can be under way at once and none is repeated while it is not known what became of it.
import { z } from 'zod';
import { guid, isoTime } from '../kernel/schema.ts';
import { domainCreator } from './registered-domain.schema.ts';

export const purchaseKinds = ['buy', 'transfer', 'renew'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/**
 * asked: stored, and the registrar is being asked; ordered: the registrar has an order and works on it; done; failed: nothing was
 * bought; unclear: nobody knows yet whether the registrar has the order.
 */
const purchaseStates = ['asked', 'ordered', 'done', 'failed', 'unclear'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

export const domainPurchase = z.strictObject({
  /** purchaseIdOf: 'buy-bella.example' */
  purchaseId: z.string(),
  what: z.enum(purchaseKinds),
  /** The domain's. */
  name: z.string(),
  state: z.enum(purchaseStates),
  /** A new one each time it is begun. */
  attempt: guid,
  /** In US dollars: what was shown and confirmed. */
  price: z.number().positive(),
  years: z.int().min(1),
  autoRenew: z.boolean().exactOptional(),
  /** Of a renewal, when the domain ended before, in milliseconds. */
  expiredBefore: z.number().exactOptional(),
  orderId: z.string().exactOptional(),
  /** Of one that failed or is unclear, in words for people. */
  problem: z.string().exactOptional(),
  /** Who bought it: an account of Bite. */
  creator: domainCreator,
  askedAt: isoTime,
  updatedAt: isoTime,
  endedAt: isoTime.exactOptional(),
  /** When the schedule looks at it next; absent once it has ended. */
  lookAt: isoTime.exactOptional(),
});
export type DomainPurchase = z.output<typeof domainPurchase>;

export const purchaseIdOf = (what: PurchaseKind, name: string): string => `${what}-${name}`;

const { attempt: _attempt, lookAt: _lookAt, ...shown } = domainPurchase.shape;
/** A purchase as administrators see it. */
export const purchaseShown = z.strictObject(shown);
export type PurchaseShown = z.output<typeof purchaseShown>;

/** What was told of a domain's end, under its name. */
export const domainExpiry = z.strictObject({
  name: z.string(),
  /** Milliseconds: another end is warned of anew. */
  expiresAt: z.number(),
  /** Days before it. */
  told: z.array(z.int()),
  updatedAt: isoTime,
});
export type DomainExpiry = z.output<typeof domainExpiry>;
