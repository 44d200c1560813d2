// The audit log: listed, and exported as a table.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { idParameter, pageAnswer, pageQuery } from '../api/parameters.ts';
import { historyKinds } from '../records/history-actions.ts';
import { writeRefusals } from '../records/records.contract.ts';
import { auditEntry } from './audit-entry.schema.ts';

const oneTenant = z.object({ tenantId: idParameter });

export const auditEndpoints = {
  listAuditEntries: {
    summary:
      'What was changed in a tenant, in one of its restaurants, in one record there or in the settings of one restaurant, newest first; or in one batch, whose changes are listed by its id alone.',
    params: oneTenant,
    query: pageQuery.extend({
      restaurantId: idParameter.optional(),
      kind: z.enum(historyKinds).optional(),
      recordId: idParameter.optional(),
      batchId: z.guid().optional(),
    }),
    // For one record also the author, as far as the reader may know.
    answer: z.strictObject({
      entries: z.array(auditEntry.extend({ byName: z.string().optional() })),
      ...pageAnswer,
    }),
    refuses: writeRefusals,
  },
  exportAuditEntries: {
    summary: 'The latest changes in a tenant, up to 2,000, as a table: a line for each field that changed.',
    params: oneTenant,
    query: z.strictObject({ restaurantId: idParameter.optional() }),
    file: 'text/csv',
    answer: z.string(),
    refuses: writeRefusals,
  },
} as const satisfies Record<string, Endpoint>;
