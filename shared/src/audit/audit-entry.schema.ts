// An audit entry: who changed what, when, with old and new values. Written in the change's transaction, with secrets masked.
import { z } from 'zod';
import { isoTime, positiveId } from '../kernel/schema.ts';

/** 'restore': a deleted record was brought back as it was; the entry of its deletion holds its fields. */
export const auditActions = ['create', 'update', 'delete', 'restore'] as const;

export const auditChange = z.object({
  /** 'settings.taxRate'; a list is one field. */
  field: z.string(),
  /** Absent if there was no value. */
  from: z.unknown().optional(),
  to: z.unknown().optional(),
});

/** audit_entries/{entryId} as stored. */
export const auditEntry = z.object({
  entryId: z.string(),
  at: isoTime,
  /** The uid, or the name of an automatic process. */
  by: z.string(),
  requestId: z.string().optional(),
  /** Of changes that were made together. Each record's entry names it, and has no place: the batch's own entry has. */
  batchId: z.string().optional(),
  /** In the entry of a whole batch: how many records it changed; `recordId` is the batch's id. */
  count: z.int().optional(),
  /** In the entry of a whole batch: the names of its records, or of the first of them. */
  recordNames: z.array(z.string()).optional(),
  action: z.enum(auditActions),
  /** The collection: 'items', 'users'. */
  kind: z.string(),
  recordId: z.string(),
  /** The record's name; absent if it has none, and in older entries. */
  recordName: z.string().optional(),
  path: z.string(),
  tenantId: positiveId.optional(),
  restaurantId: positiveId.optional(),
  changes: z.array(auditChange),
});

export type AuditEntry = z.output<typeof auditEntry>;
export type AuditChange = z.output<typeof auditChange>;
