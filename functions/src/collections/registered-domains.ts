// What is stored of domains that the platform registers; the registrar has the rest. No client reads or writes any of it directly.
import { type DomainCheck, domainCheck } from '@bite/shared/domains/domain-check.schema';
import { type DomainClaim, domainClaim } from '@bite/shared/domains/domain-claim.schema';
import {
  type DomainExpiry,
  type DomainPurchase,
  domainExpiry,
  domainPurchase,
} from '@bite/shared/domains/domain-purchase.schema';
import { collections } from '@bite/shared/paths';
import type { RecordCollection } from '../ports/records.ts';

/** By purchaseIdOf. */
export const domainPurchases: RecordCollection<DomainPurchase> = {
  path: collections.domainPurchases,
  schema: domainPurchase,
};

/** By the domain's name. */
export const domainExpiries: RecordCollection<DomainExpiry> = {
  path: collections.domainExpiries,
  schema: domainExpiry,
};

/** Which restaurant a host leads to, under the host; only read here. */
export const hostClaims: RecordCollection<DomainClaim> = {
  path: collections.domainClaims,
  schema: domainClaim,
};

/** What is wanted in the DNS of a mapping, under its domainId; only read here. */
export const mappingChecks: RecordCollection<DomainCheck> = {
  path: collections.domainChecks,
  schema: domainCheck,
};
