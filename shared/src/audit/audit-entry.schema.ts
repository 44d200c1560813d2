// Who changed what, when, from what to what. Written with the change itself, in one step; secrets are masked in it.
import { z } from 'zod';
import { isoTime, positiveId } from '../kernel/schema.ts';

export const auditActions = ['create', 'update', 'delete'] as const;

export const auditChange = z.object({
  /** 'settings.taxRate'; a list is one field. */
  field: z.string(),
  /** Absent where there was nothing. */
  from: z.unknown().optional(),
  to: z.unknown().optional(),
});

/** audit_entries/{entryId} as stored. */
export const auditEntry = z.object({
  entryId: z.string(),
  at: isoTime,
  /** The uid, or the name of what acts by itself. */
  by: z.string(),
  requestId: z.string().optional(),
  action: z.enum(auditActions),
  /** The collection: 'items', 'users'. */
  kind: z.string(),
  recordId: z.string(),
  /** What the record was called; absent where it has no name, and in entries from before names were kept. */
  recordName: z.string().optional(),
  path: z.string(),
  tenantId: positiveId.optional(),
  restaurantId: positiveId.optional(),
  changes: z.array(auditChange),
});

export type AuditEntry = z.output<typeof auditEntry>;
export type AuditChange = z.output<typeof auditChange>;
