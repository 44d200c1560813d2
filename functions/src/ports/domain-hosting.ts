// The service that serves restaurants' own domains and gets their certificates. What it says is not always true: the probe of
// host-probe.ts looks for itself.

import type { WantedRecord } from '@bite/shared/domains/dns-records.schema';
import type { SslStatus, VerificationStatus } from '@bite/shared/domains/domain-mapping.schema';
import type { ServiceResult } from './service-result.ts';

export interface HostedDomain {
  host: string;
  /** Whether the service takes it as proven that whoever asked owns the domain. */
  verification: VerificationStatus;
  certificate: SslStatus;
  /** The DNS records that it still wants, or wants kept; empty where it says none. */
  wanted: WantedRecord[];
  /** Records that are in the way and have to go. */
  unwanted: WantedRecord[];
  /** In the service's own words, for staff. */
  problem?: string;
}

export interface DomainHosting {
  /** Without it no custom domain can be added, and screens say so. */
  isConfigured: boolean;
  /** Asks the service to serve the host. One that it serves for us already is answered as it is. `taken`: somebody else has it there. */
  add(host: string): Promise<ServiceResult<HostedDomain>>;
  find(host: string): Promise<ServiceResult<HostedDomain>>;
  /** Has the service look at the DNS again, and says what it found. */
  check(host: string): Promise<ServiceResult<HostedDomain>>;
  /** A host that it does not have is removed already. */
  remove(host: string): Promise<ServiceResult<null>>;
}
