import type { WritePath } from '../../audit/write-path.ts';
import type { SiteDeps } from '../../domains/site-of.ts';
import type { Allowances } from '../../ports/allowances.ts';
import type { RecordStore } from '../../ports/records.ts';
import type { Storefronts } from '../../ports/storefronts.ts';
import type { Texter } from '../../ports/texter.ts';
import type { InstallationDeps } from '../../tenancy/versioned.ts';
import type { CallListingDeps } from '../call-listing.ts';

/** To read the profile there and compare it with ours. */
export interface SyncProfileDeps extends CallListingDeps, Pick<SiteDeps, 'siteOrigin'> {
  records: Pick<RecordStore, 'get' | 'getAll' | 'find' | 'transact'>;
  /** The menu as guests see it. */
  menuPages: Pick<Storefronts, 'find'>;
}

/** To change either side, too. */
export interface ProfileDeps extends SyncProfileDeps, InstallationDeps {
  writePath: WritePath;
  allowances: Pick<Allowances, 'take'>;
  texter?: Texter | undefined;
}
