// The routes of domains that the platform registers at Vercel's registrar.
import type { Route } from './route.ts';

const VERCEL = '/vercel' as const;
const DOMAINS = `${VERCEL}/domains` as const;
const DOMAIN = `${DOMAINS}/:domain` as const;
const RECORDS = `${DOMAIN}/records` as const;
/** The registrar is asked at once, several times where names are searched. */
const ASKS_REGISTRAR = 40_000;
const ASKS_REGISTRAR_AND_HOSTING = 55_000;

export const registeredDomainRoutes = {
  listRegisteredDomains: { method: 'GET', path: DOMAINS, audience: 'staff', timeout: ASKS_REGISTRAR },
  searchDomainNames: {
    method: 'GET',
    path: `${VERCEL}/search`,
    audience: 'staff',
    timeout: ASKS_REGISTRAR,
  },
  getRegisteredDomain: { method: 'GET', path: DOMAIN, audience: 'staff', timeout: ASKS_REGISTRAR },
  buyDomain: {
    method: 'POST',
    path: `${DOMAIN}/purchases`,
    audience: 'staff',
    creates: true,
    timeout: ASKS_REGISTRAR,
  },
  registerDomain: {
    method: 'POST',
    path: DOMAINS,
    audience: 'staff',
    creates: true,
    timeout: ASKS_REGISTRAR,
  },
  renewDomain: {
    method: 'POST',
    path: `${DOMAIN}/renewals`,
    audience: 'staff',
    creates: true,
    timeout: ASKS_REGISTRAR,
  },
  changeRegisteredDomain: { method: 'PATCH', path: DOMAIN, audience: 'staff', timeout: ASKS_REGISTRAR },
  removeRegisteredDomain: { method: 'DELETE', path: DOMAIN, audience: 'staff', timeout: ASKS_REGISTRAR },
  listDomainPurchases: { method: 'GET', path: `${VERCEL}/purchases`, audience: 'staff' },
  lookAtDomainPurchase: {
    method: 'PUT',
    path: `${VERCEL}/purchases/:purchaseId/looked`,
    audience: 'staff',
    timeout: ASKS_REGISTRAR,
  },
  reviewDomainPurchase: {
    method: 'GET',
    path: `${VERCEL}/purchases/:purchaseId/review`,
    audience: 'staff',
    timeout: ASKS_REGISTRAR,
  },
  releaseDomainPurchase: {
    method: 'PUT',
    path: `${VERCEL}/purchases/:purchaseId/released`,
    audience: 'staff',
    timeout: ASKS_REGISTRAR,
  },
  listRegisteredDomainHistory: { method: 'GET', path: `${DOMAIN}/history`, audience: 'staff' },
  listDnsRecords: { method: 'GET', path: RECORDS, audience: 'staff', timeout: ASKS_REGISTRAR },
  /** A record that is there already is not added again. */
  createDnsRecord: {
    method: 'POST',
    path: RECORDS,
    audience: 'staff',
    creates: false,
    timeout: ASKS_REGISTRAR,
  },
  updateDnsRecord: {
    method: 'PATCH',
    path: `${RECORDS}/:recordId`,
    audience: 'staff',
    timeout: ASKS_REGISTRAR,
  },
  deleteDnsRecord: {
    method: 'DELETE',
    path: `${RECORDS}/:recordId`,
    audience: 'staff',
    timeout: ASKS_REGISTRAR,
  },
  /** What an earlier call has done is not done again. */
  connectRegisteredDomain: {
    method: 'POST',
    path: `${DOMAIN}/restaurant`,
    audience: 'staff',
    creates: false,
    timeout: ASKS_REGISTRAR_AND_HOSTING,
  },
} as const satisfies Record<string, Route>;
