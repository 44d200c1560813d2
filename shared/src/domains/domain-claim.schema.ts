// A host is claimed by one mapping. Created in the commit of the mapping, under the host, with www. and without together. A claim that
// nobody had proven when it ended stays as a memory of whom the host was held for, so that nobody holds it again and again.
import { z } from 'zod';
import { guid, isoTime, positiveId } from '../kernel/schema.ts';

/** A business for which the host is or was held without proof. */
const unprovenHold = z.strictObject({
  tenantGuid: guid,
  /** The first time: it may be held for 72 hours from then, however often it is claimed. */
  since: isoTime,
  /** Then it may be held anew. */
  rememberedUntil: isoTime,
});
export type UnprovenHold = z.output<typeof unprovenHold>;

export const domainClaim = z.strictObject({
  host: z.string(),
  domainId: positiveId,
  mappingGuid: guid,
  restaurantGuid: guid,
  tenantGuid: guid,
  createdAt: isoTime,
  /** Those who have not proven it, of whom whoever is remembered last comes last. */
  unproven: z.array(unprovenHold).exactOptional(),
  /**
   * Whether we have asked the hosting service to serve the host, noted before it was asked. False: what the service has there, its
   * operator has connected by hand, and nobody here may take it off. Absent in claims of older releases, which may have asked.
   */
  hasAskedHosting: z.boolean().exactOptional(),
  /**
   * Of a claim that has ended: the host is free, and what is remembered of it is a memory until this moment. Firestore deletes the document
   * by its time-to-live policy. Absent while the host is held.
   */
  expiresAt: isoTime.exactOptional(),
});
export type DomainClaim = z.output<typeof domainClaim>;
