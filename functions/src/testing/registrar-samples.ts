// Requests about domains that the platform registers, and what they refer to in memory-api.ts.
import type { RegisteredDomain } from '@bite/shared/domains/registered-domain.schema';
import type { Registrant } from '@bite/shared/domains/registrant.schema';

export const OWN_DOMAIN = 'pizza-bella.com';
const NEW_DOMAIN = 'nuova.com';
/** Of which the answer to its order was lost. */
export const LOST_DOMAIN = 'perduta.com';

export const aRegisteredDomain = (more: Partial<RegisteredDomain> = {}): RegisteredDomain => ({
  ...{ name: OWN_DOMAIN, verified: true, serviceType: 'zeit.world', renew: false },
  ...{ nameservers: ['ns1.vercel-dns.com'], expiresAt: 1_790_000_000_000, boughtAt: 1_760_000_000_000 },
  ...more,
});

export const aRegistrant: Registrant = {
  ...{ firstName: 'Ada', lastName: 'Rossi', email: 'ada@bella.example', phone: '+12125550123' },
  ...{ address1: '1 Main St', city: 'New York', state: 'NY', zip: '10001', country: 'US' },
};

export const aRecord = { type: 'TXT', name: '_dmarc', value: 'v=DMARC1; p=none', ttl: 60 } as const;

const params = { domain: OWN_DOMAIN };

export const registrarRequests = {
  listRegisteredDomains: {},
  searchDomainNames: { query: '?term=nuova' },
  getRegisteredDomain: { params },
  buyDomain: {
    params: { domain: NEW_DOMAIN },
    body: {
      ...{ expectedPrice: 11.25, years: 1, autoRenew: true, registrant: aRegistrant },
      confirm: NEW_DOMAIN,
    },
  },
  registerDomain: {
    body: { registration: { method: 'add', name: 'brought.com' }, confirm: 'brought.com' },
  },
  renewDomain: {
    params,
    body: { expectedPrice: 11.25, years: 1, expiresAt: 1_790_000_000_000, confirm: OWN_DOMAIN },
  },
  changeRegisteredDomain: { params, body: { change: { op: 'update', renew: false } } },
  removeRegisteredDomain: { params, query: `?confirm=${OWN_DOMAIN}` },
  listDomainPurchases: {},
  lookAtDomainPurchase: { params: { purchaseId: `buy-${NEW_DOMAIN}` } },
  reviewDomainPurchase: { params: { purchaseId: `buy-${LOST_DOMAIN}` } },
  releaseDomainPurchase: { params: { purchaseId: `buy-${LOST_DOMAIN}` }, body: { confirm: 'Release' } },
  listRegisteredDomainHistory: { params },
  listDnsRecords: { params },
  createDnsRecord: { params, body: aRecord },
  updateDnsRecord: { params: { ...params, recordId: 'rec-1' }, body: { ...aRecord, value: 'v=spf1' } },
  deleteDnsRecord: { params: { ...params, recordId: 'rec-1' } },
  connectRegisteredDomain: {
    params,
    // The restaurant of sample-requests.ts, which reads this file.
    body: { tenantId: 10_000_001, restaurantId: 20_000_001, replaces: [] },
  },
} as const;
