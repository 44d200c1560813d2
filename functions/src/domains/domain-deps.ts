// The ports of the use-cases of restaurants' domains.
import type { DomainPolicy } from '@bite/shared/domains/domain-name';
import type { WritePath } from '../audit/write-path.ts';
import type { DomainHosting } from '../ports/domain-hosting.ts';
import type { Ids } from '../ports/ids.ts';
import type { OffensiveNames } from '../ports/offensive-names.ts';
import type { PublicSuffixes } from '../ports/public-suffixes.ts';
import type { RecordStore } from '../ports/records.ts';
import type { CheckSetUpDeps } from './set-up/check-set-up.ts';
import type { SiteDeps } from './site-of.ts';

/** For a name below our own base domain. */
export interface SubdomainDeps {
  domainPolicy: DomainPolicy;
  offensiveNames: OffensiveNames;
}

export interface DomainDeps extends SubdomainDeps, CheckSetUpDeps, SiteDeps {
  records: RecordStore;
  writePath: WritePath;
  ids: Pick<Ids, 'next'>;
  domainHosting: DomainHosting;
  publicSuffixes: PublicSuffixes;
  newGuid: () => string;
  /** Milliseconds. */
  now: () => number;
}
