// Hosts: which restaurant each leads to, who has claimed it, how its set-up stands, and offers to other restaurants. What is stored is read
// without fields that a newer release has added.
import { type DomainCheck, domainCheck } from '@bite/shared/domains/domain-check.schema';
import { type DomainClaim, domainClaim } from '@bite/shared/domains/domain-claim.schema';
import { type DomainMapping, domainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { type DomainOffer, domainOffer } from '@bite/shared/domains/domain-offer.schema';
import { hostProbe, type StoredHostProbe } from '@bite/shared/domains/host-probe.schema';
import { searchNameOf } from '@bite/shared/domains/search-name';
import { isoTime } from '@bite/shared/kernel/schema';
import { tolerantForm } from '@bite/shared/kernel/tolerant-form.schema';
import { collections, paths } from '@bite/shared/paths';
import type { RecordCollection } from '../ports/records.ts';
import { expiring } from '../ports/time-to-live.ts';

export const domainMappings: RecordCollection<DomainMapping> = {
  path: collections.domainMappings,
  schema: tolerantForm(domainMapping),
  queryFields: ({ domain }) => ({ searchName: searchNameOf(domain) }),
};

/** Under their host. Those that have ended and are remembered have an `expiresAt`. */
export const domainClaims: RecordCollection<DomainClaim> = {
  path: collections.domainClaims,
  schema: tolerantForm(domainClaim),
};

/** Under the domainId of their mapping. */
export const domainChecks: RecordCollection<DomainCheck> = {
  path: collections.domainChecks,
  schema: tolerantForm(domainCheck),
};

const expiringProbe = tolerantForm(hostProbe.extend({ expiresAt: isoTime }));

/** The looks at one host. They end by themselves, also those of a mapping that is gone. */
export const domainProbesOf = (
  domainId: number,
): RecordCollection<StoredHostProbe & { expiresAt: string }> => ({
  path: `${paths.domainCheck(domainId)}/${collections.domainProbes}`,
  schema: expiringProbe,
});

/** Under the hash of their code. */
export const domainOffers: RecordCollection<DomainOffer> = {
  path: collections.domainOffers,
  schema: tolerantForm(domainOffer),
};

/** Probes, offers and claims that have ended are deleted by the time-to-live policy. */
export const fieldOverrides = [
  expiring(collections.domainProbes),
  expiring(collections.domainOffers),
  expiring(collections.domainClaims),
];
