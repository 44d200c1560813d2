// Handlers for the domains of restaurants, for their staff and for site administrators.
import type { domainMappingEndpoints } from '@bite/shared/domains/domain-mappings.contract';
import { acceptDomain } from '../domains/accept-domain.ts';
import { checkDomain } from '../domains/check-domain.ts';
import { checkSubdomain } from '../domains/check-subdomain.ts';
import { createDomain } from '../domains/create-domain.ts';
import { deleteDomain } from '../domains/delete-domain.ts';
import type { DomainDeps } from '../domains/domain-deps.ts';
import { listDomains } from '../domains/list-domains.ts';
import { makeDomainPrimary } from '../domains/make-primary.ts';
import { moveDomain } from '../domains/move-domain.ts';
import { offerDomain, withdrawDomainOffer } from '../domains/offer-domain.ts';
import { deleteDomainMapping } from '../domains/platform/delete-mapping.ts';
import { listDomainMappings } from '../domains/platform/list-mappings.ts';
import { putDomainMappings } from '../domains/platform/put-mappings.ts';
import { readMapping } from '../domains/platform/read-mapping.ts';
import { searchDomainMappings } from '../domains/platform/search-mappings.ts';
import { updateMapping } from '../domains/platform/update-mapping.ts';
import { readDomain } from '../domains/read-domain.ts';
import { renameSubdomain } from '../domains/rename-subdomain.ts';
import { updateDomain } from '../domains/update-domain.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

type DomainMappingHandlers = Pick<Handlers, keyof typeof domainMappingEndpoints>;

export const domainMappingHandlers = (deps: DomainDeps): DomainMappingHandlers => ({
  listDomains: answering(({ params, ...caller }) => listDomains(deps, caller, params)),
  createDomain: answering((request) =>
    createDomain(withIdempotencyKey(deps, request), request, request.params, request.body),
  ),
  getDomain: answering(({ params, ...caller }) => readDomain(deps, caller, params)),
  updateDomain: answering(({ params, body, ...caller }) => updateDomain(deps, caller, params, body)),
  deleteDomain: answering(({ params, ...caller }) => deleteDomain(deps, caller, params)),
  checkDomain: answering(({ params, ...caller }) => checkDomain(deps, caller, params)),
  makeDomainPrimary: answering(({ params, ...caller }) => makeDomainPrimary(deps, caller, params)),
  checkSubdomain: answering(({ params, query, ...caller }) =>
    checkSubdomain(deps, caller, params, query.name),
  ),
  renameSubdomain: answering(({ params, body, ...caller }) => renameSubdomain(deps, caller, params, body)),
  offerDomain: answering(({ params, ...caller }) => offerDomain(deps, caller, params)),
  withdrawDomainOffer: answering(({ params, ...caller }) => withdrawDomainOffer(deps, caller, params)),
  moveDomain: answering(({ params, body, ...caller }) => moveDomain(deps, caller, params, body)),
  acceptDomain: answering(({ params, body, ...caller }) => acceptDomain(deps, caller, params, body)),
  listDomainMappings: answering(({ query, ...caller }) => listDomainMappings(deps, caller, query)),
  searchDomainMappings: answering(({ query, ...caller }) => searchDomainMappings(deps, caller, query)),
  putDomainMappings: answering(({ body, ...caller }) => putDomainMappings(deps, caller, body)),
  getDomainMappingByGuid: answering(({ params, ...caller }) => readMapping(deps, caller, params.mappingGuid)),
  updateDomainMapping: answering(({ params, body, ...caller }) =>
    updateMapping(deps, caller, params.mappingGuid, body),
  ),
  deleteDomainMapping: answering(({ params, ...caller }) =>
    deleteDomainMapping(deps, caller, params.mappingGuid),
  ),
});
