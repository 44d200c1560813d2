// Builds the storefront snapshot that diners are served. Idempotent and safe to run concurrently: the latest read wins.
import { composeStorefront } from '@bite/shared/catalogue/compose-storefront';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Log } from '../ports/log.ts';
import type { RebuildRequest } from '../ports/rebuilds.ts';
import type { SaveOutcome, StorefrontArchive } from '../ports/storefront-archive.ts';
import type { Sources } from '../ports/storefront-sources.ts';
import { withVersion } from './storefront-version.ts';

/** The maximum number of unreadable records in one log line. Diners are served the rest. */
const LOGGED = 20;

export interface BuildDeps {
  sources: Sources;
  storefronts: StorefrontArchive;
  log: Pick<Log, 'error'>;
}

/** 'fresh': the stored snapshot already includes the change. */
export type BuildOutcome = SaveOutcome | 'fresh';

/** Builds unless the stored snapshot was read at or after `due`. */
export async function buildStorefrontIfStale(
  deps: BuildDeps,
  { place, due }: RebuildRequest,
): Promise<BuildOutcome> {
  const readTime = await deps.storefronts.readTimeOf(place);
  return readTime !== undefined && readTime >= due ? 'fresh' : buildStorefront(deps, place);
}

export async function buildStorefront(deps: BuildDeps, place: RestaurantRef): Promise<SaveOutcome> {
  const read = await deps.sources.read(place);
  if (!read) {
    await deps.storefronts.removeIfGone(place);
    return 'gone';
  }
  const { leftOut } = read;
  if (leftOut.length > 0)
    deps.log.error('left out of the storefront: records that cannot be read', {
      ...place,
      records: leftOut
        .slice(0, LOGGED)
        .map(({ kind, recordId, reason }) => `${kind} ${recordId} (${reason})`),
      count: leftOut.length,
    });
  return deps.storefronts.save({
    storefront: withVersion(composeStorefront(read.sources)),
    place,
    isTenantActive: read.sources.tenant.status === 'active',
    readTime: read.readTime,
    leftOut,
  });
}
