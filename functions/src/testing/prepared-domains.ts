// What requests about registered domains refer to, in the API in memory.
import { purchaseIdOf } from '@bite/shared/domains/domain-purchase.schema';
import { HOUR } from '@bite/shared/kernel/durations';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { domainPurchases } from '../collections/registered-domains.ts';
import type { MemoryApi } from './memory-api.ts';
import { aRecord, LOST_DOMAIN, OWN_DOMAIN } from './registrar-samples.ts';
import type { SampleRequest } from './sample-requests.ts';

/** A DNS record of the domain, with the id of the requests. */
export async function aDnsRecord(api: MemoryApi): Promise<SampleRequest> {
  await api.ports.domainRegistrar.addRecord(OWN_DOMAIN, aRecord);
  return {};
}

/** An order that was placed: it can be looked at. */
export async function anOrderedDomain(api: MemoryApi): Promise<SampleRequest> {
  await api.dataOf('buyDomain', 'siteAdmin');
  return {};
}

/** An order of which the registrar's answer was lost an hour ago, and of which it has nothing. */
export async function anUnclearOrder(api: MemoryApi): Promise<SampleRequest> {
  const askedAt = new Date(api.now() - HOUR).toISOString();
  api.records.put(domainPurchases, purchaseIdOf('buy', LOST_DOMAIN), {
    ...{ purchaseId: purchaseIdOf('buy', LOST_DOMAIN), what: 'buy', name: LOST_DOMAIN, state: 'unclear' },
    ...{ attempt: aGuid(41), price: 11.25, years: 1, askedAt, updatedAt: askedAt },
    creator: { username: 'Bite', email: 'admin@bite.example', id: 'siteAdmin' },
  });
  return {};
}
