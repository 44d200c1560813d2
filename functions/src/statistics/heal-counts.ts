// Counts every place anew and notes where what was kept was wrong: an event that was lost, or a count that was edited by
// hand, is healed by the next morning. A change of the last seconds, whose own count is under way, may be noted as well.
import { randomUUID } from 'node:crypto';
import { collections, paths, type RestaurantRef } from '@bite/shared/paths';
import type { Log } from '../ports/log.ts';
import type { Whose } from '../ports/rebuilds.ts';
import type { RecordStore } from '../ports/records.ts';
import type { Tallies } from '../ports/tallies.ts';
import { auditEntry, changesBetween } from '../records/audit.ts';
import { auditEntries } from '../records/collections.ts';
import { recount } from './recount.ts';

export interface HealCountsDeps {
  tallies: Tallies;
  records: Pick<RecordStore, 'transact'>;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

export interface HealCountsResult {
  places: number;
  /** Places whose counts were wrong. */
  wrong: number;
  /** Places that could not be counted; tried again the next night. */
  failed: number;
}

const BY = 'nightly recount';

export async function healCounts(deps: HealCountsDeps): Promise<HealCountsResult> {
  const result: HealCountsResult = { places: 0, wrong: 0, failed: 0 };
  for await (const places of deps.tallies.places()) {
    const outcomes = await Promise.all(places.map((place) => healOrNote(deps, place)));
    result.places += places.length;
    result.wrong += outcomes.filter((outcome) => outcome === 'wrong').length;
    result.failed += outcomes.filter((outcome) => outcome === 'failed').length;
  }
  return result;
}

async function healOrNote(deps: HealCountsDeps, place: Whose): Promise<'right' | 'wrong' | 'failed'> {
  try {
    return (await heal(deps, place)) ? 'wrong' : 'right';
  } catch (error) {
    deps.log.error('counts could not be healed', { ...place, error: String(error) });
    return 'failed';
  }
}

/** Whether anything was wrong. Where nothing was kept yet nothing is wrong: nothing had been claimed. */
async function heal({ tallies, records, log, now }: HealCountsDeps, place: Whose): Promise<boolean> {
  const before = await tallies.keptCounts(place);
  await recount({ tallies }, place);
  const after = await tallies.keptCounts(place);
  const changes = before && after ? changesBetween(before, after) : [];
  if (changes.length === 0) return false;
  log.error('counts were wrong', { ...place, changes });
  const entryId = randomUUID();
  const entry = auditEntry(
    { path: pathOf(place), recordId: 'counts', before, after },
    { uid: BY },
    { entryId, now: new Date(now()).toISOString() },
  );
  await records.transact(async (transaction) => transaction.create(auditEntries, entryId, entry));
  return true;
}

const pathOf = (place: Whose): string =>
  place.restaurantId === undefined
    ? `${paths.tenant(place.tenantId)}/${collections.statistics}`
    : paths.restaurantCollection(place as RestaurantRef, collections.statistics);
