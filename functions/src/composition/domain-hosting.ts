// The service that serves restaurants' own domains.
import type { DomainHosting } from '../ports/domain-hosting.ts';
import type { Log } from '../ports/log.ts';
import type { ServiceFailure } from '../ports/service-result.ts';
import type { Config } from './config.ts';

const notThere: ServiceFailure = {
  outcome: 'failed',
  reason: 'forbidden',
  message: 'This installation has no hosting service for domains',
};

/** An installation without one serves the restaurants' subdomains alone. */
export const noDomainHosting: DomainHosting = {
  isConfigured: false,
  add: async () => notThere,
  find: async () => notThere,
  check: async () => notThere,
  remove: async () => notThere,
};

export const domainHostingFrom = (_config: Config, _log: Log): DomainHosting => noDomainHosting;
