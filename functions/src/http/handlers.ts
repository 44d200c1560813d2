// The handlers of all features, made from ports: by the composition for production, and by tests from ports in memory.

import { writePath } from '../audit/write-path.ts';
import { attemptNow } from '../due-work/attempt-work.ts';
import { workHandlers } from '../due-work/work-handlers.ts';
import type { Accounts } from '../ports/accounts.ts';
import type { CommonPasswords } from '../ports/common-passwords.ts';
import type { DomainMappings } from '../ports/domain-mappings.ts';
import type { Ids } from '../ports/ids.ts';
import type { Log } from '../ports/log.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Orders } from '../ports/orders.ts';
import type { RecordStore } from '../ports/records.ts';
import type { Restaurants } from '../ports/restaurants.ts';
import type { Storefronts } from '../ports/storefronts.ts';
import { sessionHandlers } from './auth.ts';
import type { Handlers } from './contract.ts';
import { domainHandlers } from './domains.ts';
import { orderHandlers } from './orders.ts';
import { auditHandlers, recordHandlers } from './records.ts';
import { storefrontHandlers } from './storefront.ts';
import { tenancyHandlers } from './tenancy.ts';
import { userHandlers } from './users.ts';
import { failedWorkHandlers } from './work.ts';

export interface ApiPorts {
  storefronts: Storefronts;
  restaurants: Restaurants;
  domainMappings: DomainMappings;
  orders: Orders;
  records: RecordStore;
  ids: Ids;
  accounts: Accounts;
  mailer: Mailer;
  commonPasswords: CommonPasswords;
  log: Log;
  /** Milliseconds. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  newGuid: () => string;
  /** 'https://admin.bite.example', without a slash at the end. */
  adminOrigin: string;
  /** Hosts of ours, with their ports. */
  ownHosts: readonly string[];
}

export function apiHandlers(ports: ApiPorts): Handlers {
  const attempting = { ...ports, handlers: workHandlers(ports) };
  const attempt = (workId: string) => attemptNow(attempting, workId);
  const deps = { ...ports, writePath: writePath({ ...ports, attempt }) };
  return {
    ...domainHandlers(deps),
    ...storefrontHandlers(deps),
    ...orderHandlers(deps),
    ...sessionHandlers(deps),
    ...userHandlers(deps),
    ...tenancyHandlers(deps),
    ...recordHandlers(deps),
    ...auditHandlers(deps),
    ...failedWorkHandlers(deps),
  };
}
