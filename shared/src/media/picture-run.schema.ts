// One run over all pictures of a restaurant that makes their copies anew, after the rules of copies have changed.
import { z } from 'zod';
import { isoTime } from '../kernel/schema.ts';

/** Why a picture has its former copies still. */
export const runFaults = ['gone', 'unreadable', 'failed'] as const;
export type RunFault = (typeof runFaults)[number];

/** Named one by one; further ones are counted. */
export const MOST_NAMED_FAULTS = 50;

export const pictureRun = z.strictObject({
  runId: z.string(),
  state: z.enum(['running', 'cancelled', 'done']),
  startedAt: isoTime,
  /** The uid of who started it, in whose name records are changed. */
  startedBy: z.string(),
  /** When it last got on, or ended. */
  updatedAt: isoTime,
  total: z.int().nonnegative(),
  done: z.int().nonnegative(),
  /** How many of those failed. */
  failed: z.int().nonnegative(),
  faults: z.array(z.strictObject({ pictureId: z.string(), name: z.string(), fault: z.enum(runFaults) })),
  /** The id of the last picture that is done: the run goes on after it, in the order of the ids. */
  cursor: z.string().optional(),
});
export type PictureRun = z.output<typeof pictureRun>;

/** Milliseconds after which a run that does not get on may be started anew. */
export const STALLED_AFTER = 15 * 60 * 1000;

/** @param now Milliseconds. */
export const isStalled = ({ state, updatedAt }: PictureRun, now: number): boolean =>
  state === 'running' && now - Date.parse(updatedAt) > STALLED_AFTER;
