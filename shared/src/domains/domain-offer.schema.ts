// A restaurant offers a domain to whoever has the code. Stored under the code's hash; the code itself is nowhere.
import { z } from 'zod';
import { guid, isoTime, positiveId } from '../kernel/schema.ts';

export const domainOffer = z.strictObject({
  domainId: positiveId,
  mappingGuid: guid,
  /** Whose domain it was when it was offered: after a transfer the offer is void. */
  tenantId: positiveId,
  restaurantId: positiveId,
  restaurantGuid: guid,
  /** The uid of who offered it, who must still be allowed to when it is accepted. */
  by: z.string(),
  createdAt: isoTime,
  expiresAt: isoTime,
});
export type DomainOffer = z.output<typeof domainOffer>;
