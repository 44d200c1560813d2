// Handlers for domains that the platform registers.
import type { registeredDomainEndpoints } from '@bite/shared/domains/registered-domains.contract';
import { buyDomain } from '../domains/registered/buy-domain.ts';
import { changeRegisteredDomain } from '../domains/registered/change-domain.ts';
import { type ConnectDeps, connectRegisteredDomain } from '../domains/registered/connect-domain.ts';
import {
  createDnsRecord,
  deleteDnsRecord,
  listDnsRecords,
  updateDnsRecord,
} from '../domains/registered/dns-records.ts';
import { listRegisteredDomains } from '../domains/registered/list-domains.ts';
import { listRegisteredDomainHistory } from '../domains/registered/list-history.ts';
import { listDomainPurchases } from '../domains/registered/list-purchases.ts';
import { lookAtDomainPurchase } from '../domains/registered/look-at-purchase.ts';
import { readRegisteredDomain } from '../domains/registered/read-domain.ts';
import { registerDomain } from '../domains/registered/register-domain.ts';
import { releaseDomainPurchase, reviewDomainPurchase } from '../domains/registered/release-purchase.ts';
import { removeRegisteredDomain } from '../domains/registered/remove-domain.ts';
import { renewDomain } from '../domains/registered/renew-domain.ts';
import { searchDomainNames } from '../domains/registered/search-names.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

export const registeredDomainHandlers = (
  deps: ConnectDeps,
): Pick<Handlers, keyof typeof registeredDomainEndpoints> => ({
  listRegisteredDomains: answering(({ query, ...caller }) => listRegisteredDomains(deps, caller, query)),
  searchDomainNames: answering(({ query, ...caller }) => searchDomainNames(deps, caller, query)),
  getRegisteredDomain: answering(({ params, ...caller }) =>
    readRegisteredDomain(deps, caller, params.domain),
  ),
  buyDomain: answering((request) =>
    buyDomain(withIdempotencyKey(deps, request), request, request.params.domain, request.body),
  ),
  registerDomain: answering((request) =>
    registerDomain(withIdempotencyKey(deps, request), request, request.body),
  ),
  renewDomain: answering((request) =>
    renewDomain(withIdempotencyKey(deps, request), request, request.params.domain, request.body),
  ),
  changeRegisteredDomain: answering(({ params, body, ...caller }) =>
    changeRegisteredDomain(deps, caller, params.domain, body),
  ),
  removeRegisteredDomain: answering(({ params, query, ...caller }) =>
    removeRegisteredDomain(deps, caller, params.domain, query),
  ),
  listDomainPurchases: answering((caller) => listDomainPurchases(deps, caller)),
  lookAtDomainPurchase: answering(({ params, ...caller }) =>
    lookAtDomainPurchase(deps, caller, params.purchaseId),
  ),
  reviewDomainPurchase: answering(({ params, ...caller }) =>
    reviewDomainPurchase(deps, caller, params.purchaseId),
  ),
  releaseDomainPurchase: answering(({ params, body, ...caller }) =>
    releaseDomainPurchase(deps, caller, params.purchaseId, body),
  ),
  listRegisteredDomainHistory: answering(({ params, query, ...caller }) =>
    listRegisteredDomainHistory(deps, caller, params.domain, query),
  ),
  listDnsRecords: answering(({ params, ...caller }) => listDnsRecords(deps, caller, params.domain)),
  createDnsRecord: answering(({ params, body, ...caller }) =>
    createDnsRecord(deps, caller, params.domain, body),
  ),
  updateDnsRecord: answering(({ params, body, ...caller }) => updateDnsRecord(deps, caller, params, body)),
  deleteDnsRecord: answering(({ params, ...caller }) => deleteDnsRecord(deps, caller, params)),
  connectRegisteredDomain: answering(({ params, body, ...caller }) =>
    connectRegisteredDomain(deps, caller, params.domain, body),
  ),
});
