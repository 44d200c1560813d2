import type { WritePath } from '../../audit/write-path.ts';
import type { ListingGrants } from '../../ports/listing-grants.ts';
import type { RecordStore } from '../../ports/records.ts';
import type { Vault } from '../../ports/vault.ts';
import type { CallListingDeps } from '../call-listing.ts';

export interface ConnectionDeps extends CallListingDeps {
  records: Pick<RecordStore, 'get' | 'getAll' | 'find' | 'transact'>;
  writePath: WritePath;
  vault: Pick<Vault, 'open' | 'put'>;
  listingGrants: ListingGrants;
  newGuid: () => string;
  /** 'https://admin.bite.example', without a trailing slash. */
  adminOrigin: string;
}
