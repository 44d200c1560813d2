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

/** A pass over the reviews that is under way: where it goes on after a crash, or when the quota allows. */
export const reviewsPass = z.object({
  /** Nobody else goes on with it meanwhile: it counts the pages so far. */
  passId: z.string(),
  page: z.int().min(0),
  pageToken: z.string().optional(),
  startedAt: moment('Started at'),
  /** Over all reviews, by which those that were removed at the service are found. The others end where nothing is new. */
  isFull: z.boolean(),
  /** When the last review of the page before was changed: those that are kept from before it come next. */
  before: moment('Before').optional(),
  /** Reviews of this pass that could not be read. */
  leftOut: z.int().min(0).default(0),
});

/** What is kept of the synchronisation, in one document. */
export const storedListingSync = z.object({
  ...listingSyncStatus.shape,
  /** Absent where it is not synchronised by itself. */
  nextReviewsSyncAt: moment('Next reviews sync at').optional(),
  /** In a row. */
  failures: z.int().min(0).default(0),
  /** As the service says it. */
  averageRating: z.number().optional(),
  totalReviewCount: z.int().min(0).optional(),
  /** Reviews that could not be read in the last full pass. */
  leftOut: z.int().min(0).default(0),
  reviewsPass: reviewsPass.optional(),
  /** Reviews that a full pass did not meet, by the ids of their documents: the service is asked whether they were removed. */
  missing: z.array(z.string()).default([]),
  /** Whether the service tells us of changes. */
  isNotified: z.boolean().optional(),
});

/** What staff choose of it. */
export const listingSyncSettings = listingSyncStatus
  .pick({ isAutoSyncEnabled: true, syncFrequency: true })
  .partial();

export type ListingSyncSettings = z.output<typeof listingSyncSettings>;
export type ReviewsPass = z.output<typeof reviewsPass>;
export type StoredListingSync = z.output<typeof storedListingSync>;
export type ListingSyncFrequency = (typeof listingSyncFrequencies)[number];
export type SyncErrorType = (typeof syncErrorTypes)[number];
export type SyncError = z.output<typeof syncError>;
export type ListingSyncStatus = z.output<typeof listingSyncStatus>;
