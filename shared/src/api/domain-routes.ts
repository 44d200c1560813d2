// The routes of restaurants' domains, and of domains that are registered by the platform.
import { PLACE } from '../records/record-routes.ts';
import type { Route } from './route.ts';

const DOMAINS = `${PLACE}/domains` as const;
const DOMAIN = `${DOMAINS}/:mappingGuid` as const;
const MAPPINGS = '/domain/mappings' as const;
/** The hosting service and the DNS are asked at once. */
const ASKS_SERVICES = 40_000;
/** Each is a transaction of its own, one after the other. */
const UP_TO_A_HUNDRED = 55_000;

export const domainRoutes = {
  listDomains: { method: 'GET', path: DOMAINS, audience: 'staff' },
  createDomain: { method: 'POST', path: DOMAINS, audience: 'staff', creates: true, timeout: ASKS_SERVICES },
  checkSubdomain: { method: 'GET', path: `${PLACE}/subdomain`, audience: 'staff' },
  renameSubdomain: { method: 'PUT', path: `${PLACE}/subdomain`, audience: 'staff' },
  moveDomain: { method: 'POST', path: `${DOMAIN}/move`, audience: 'staff', creates: false },
  acceptDomain: { method: 'POST', path: `${PLACE}/domain-transfers`, audience: 'staff', creates: false },
  getDomain: { method: 'GET', path: DOMAIN, audience: 'staff' },
  updateDomain: { method: 'PATCH', path: DOMAIN, audience: 'staff' },
  deleteDomain: { method: 'DELETE', path: DOMAIN, audience: 'staff', timeout: ASKS_SERVICES },
  checkDomain: {
    method: 'POST',
    path: `${DOMAIN}/check`,
    audience: 'staff',
    creates: false,
    timeout: ASKS_SERVICES,
  },
  makeDomainPrimary: { method: 'PUT', path: `${DOMAIN}/primary`, audience: 'staff' },
  offerDomain: { method: 'POST', path: `${DOMAIN}/offer`, audience: 'staff', creates: false },
  withdrawDomainOffer: { method: 'DELETE', path: `${DOMAIN}/offer`, audience: 'staff' },
  listDomainMappings: { method: 'GET', path: MAPPINGS, audience: 'staff' },
  searchDomainMappings: { method: 'GET', path: `${MAPPINGS}/search`, audience: 'staff' },
  putDomainMappings: {
    method: 'POST',
    path: `${MAPPINGS}/bulk`,
    audience: 'staff',
    creates: false,
    timeout: UP_TO_A_HUNDRED,
  },
  getDomainMappingByGuid: { method: 'GET', path: `${MAPPINGS}/guid/:mappingGuid`, audience: 'staff' },
  updateDomainMapping: { method: 'PATCH', path: `${MAPPINGS}/guid/:mappingGuid`, audience: 'staff' },
  deleteDomainMapping: { method: 'DELETE', path: `${MAPPINGS}/guid/:mappingGuid`, audience: 'staff' },
} as const satisfies Record<string, Route>;
