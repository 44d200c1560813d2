// The registrar at which the platform registers domains, and the DNS of those whose name servers are its own.
import type { NewDnsRecord } from '@bite/shared/domains/domain-request.schema';
import type { DnsRecord, RegisteredDomain } from '@bite/shared/domains/registered-domain.schema';
import type { Registrant } from '@bite/shared/domains/registrant.schema';
import type { ServiceResult } from './service-result.ts';

/** In US dollars, for `years`; absent where the registrar names none. */
export interface DomainPrice {
  years: number;
  purchase?: number;
  renewal?: number;
  transfer?: number;
}

export interface DomainOrder {
  state: 'pending' | 'completed' | 'failed';
  /** Why it failed, in the registrar's own word: 'payment-failed'. */
  problem?: string;
}

export interface Purchase {
  /** Of exactly this price; another one is refused with the code expected_price_mismatch. */
  expectedPrice: number;
  years: number;
}

export interface Registration extends Purchase {
  autoRenew: boolean;
  registrant: Registrant;
}

/**
 * Nothing that changes something is ever repeated by itself: `unclear` says that it may have happened. Orders are worked on after they
 * were taken: `order` tells how far they are.
 */
export interface DomainRegistrar {
  /** Without it nothing can be registered, and screens say so. */
  isConfigured: boolean;
  isAvailable(name: string): Promise<ServiceResult<boolean>>;
  price(name: string, years: number): Promise<ServiceResult<DomainPrice>>;
  list(page: {
    limit: number;
    pageToken?: string | undefined;
  }): Promise<ServiceResult<{ domains: RegisteredDomain[]; nextPageToken?: string }>>;
  /** `notFound`: it is not in our account. */
  find(name: string): Promise<ServiceResult<RegisteredDomain>>;
  /** Answers the order's id. */
  buy(name: string, registration: Registration): Promise<ServiceResult<string>>;
  /** Answers the order's id. */
  transferIn(name: string, transfer: Registration & { authCode: string }): Promise<ServiceResult<string>>;
  /** Answers the order's id. */
  renew(name: string, renewal: Purchase): Promise<ServiceResult<string>>;
  order(orderId: string): Promise<ServiceResult<DomainOrder>>;
  /** A domain that is registered elsewhere. */
  add(name: string): Promise<ServiceResult<RegisteredDomain>>;
  /** From another account there, with the token that its owner has. */
  moveIn(name: string, token: string): Promise<ServiceResult<RegisteredDomain>>;
  change(
    name: string,
    change: { renew?: boolean | undefined; customNameservers?: string[] | undefined },
  ): Promise<ServiceResult<null>>;
  /** To another account there. */
  moveOut(name: string, destination: string): Promise<ServiceResult<null>>;
  remove(name: string): Promise<ServiceResult<null>>;
  /** All of them, with values as in a zone file. */
  records(name: string): Promise<ServiceResult<DnsRecord[]>>;
  /** Answers the record's id. */
  addRecord(name: string, record: NewDnsRecord): Promise<ServiceResult<string>>;
  changeRecord(recordId: string, record: NewDnsRecord): Promise<ServiceResult<null>>;
  removeRecord(name: string, recordId: string): Promise<ServiceResult<null>>;
}
