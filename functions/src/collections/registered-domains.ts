// What is stored of domains that the platform registers; the registrar has the rest. No client reads or writes any of it directly.
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
