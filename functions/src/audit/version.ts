// Record versions for optimistic locking: a hash of the content, so that only a real change makes an edit stale.
import { createHash } from 'node:crypto';
import { DomainError } from '@bite/shared/kernel/errors';
import stringify from 'safe-stable-stringify';

/** Independent of the order of the fields. */
export function versionOf(record: object): string {
  return createHash('sha256').update(stringify(record)).digest('base64url').slice(0, 22);
}

/** The record has changed since it was read. The write path adds who changed it (changed-by.ts). */
export class StaleRecord extends DomainError {
  /** 'tenants/10000001/restaurants/20000001' */
  readonly path: string;

  constructor(path: string, details: { current: object; version: string; changedBy?: object }) {
    super('CONFLICT', 'Somebody else has changed this in the meantime', details);
    this.path = path;
  }
}

/**
 * Throws StaleRecord (CONFLICT) with the current record if it is not the one that was read.
 * @param shown The record as the caller may see it.
 */
export function assertCurrent(path: string, current: object, version: string, shown: object = current): void {
  assertVersion(path, version, versionOf(current), shown);
}

/** The same for a record whose present version is known: `now`. */
export function assertVersion(path: string, version: string, now: string, shown: object): void {
  if (now !== version) throw new StaleRecord(path, { current: shown, version: now });
}
