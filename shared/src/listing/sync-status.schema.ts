// The progress of a connection's synchronisation, and its errors (I3.8-07, I3.8-13).
import { z } from 'zod';
import { required } from '../kernel/schema.ts';
import { syncFrequencies } from '../tenancy/platform-sync.schema.ts';
import { moment } from './moment.schema.ts';

export const syncErrorTypes = ['auth', 'api', 'data', 'network'] as const;

/** The listing also knows 'realtime': the service tells us of a change (I3.2-01). */
export const listingSyncFrequencies = [...syncFrequencies, 'realtime'] as const;

export const syncError = z.strictObject({
  errorId: required('Error ID is required'),
  errorType: z.enum(syncErrorTypes),
  errorMessage: required('Error message is required'),
  errorCode: z.string().optional(),
  occurredAt: moment('Occurred at'),
  resolved: z.boolean().default(false),
  resolvedAt: moment('Resolved at').optional(),
});

export const listingSyncStatus = z.strictObject({
  connectionId: required('Connection ID is required'),
  lastFullSync: moment('Last full sync').optional(),
  lastProfileSync: moment('Last profile sync').optional(),
  lastReviewsSync: moment('Last reviews sync').optional(),
  lastPostsSync: moment('Last posts sync').optional(),
  syncErrors: z.array(syncError).default([]),
  isAutoSyncEnabled: z.boolean().default(true),
  syncFrequency: z.enum(listingSyncFrequencies).default('daily'),
});

export type SyncError = z.output<typeof syncError>;
export type ListingSyncStatus = z.output<typeof listingSyncStatus>;
