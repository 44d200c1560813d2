// A host is claimed by one mapping. Created in the commit of the mapping, under the host, with www. and without together.
import { z } from 'zod';
import { guid, isoTime, positiveId } from '../kernel/schema.ts';

export const domainClaim = z.strictObject({
  host: z.string(),
  domainId: positiveId,
  mappingGuid: guid,
  restaurantGuid: guid,
  tenantGuid: guid,
  createdAt: isoTime,
});
export type DomainClaim = z.output<typeof domainClaim>;
