// The ports of outside services in memory, for what needs them without being about them.
import { callBudget } from '../listing/call-budget.ts';
import { memoryAllowances } from './memory-allowances.ts';
import { memoryCardGateway } from './memory-card-gateway.ts';
import { memoryDomainHosting } from './memory-domain-hosting.ts';
import { memoryDueWorkQueue } from './memory-due-work-queue.ts';
import { memoryListing } from './memory-listing.ts';
import { memoryVault } from './memory-vault.ts';

export function outsidePorts(now: () => number) {
  const listing = memoryListing({ now });
  return {
    cardGateway: memoryCardGateway(),
    domainHosting: memoryDomainHosting(),
    vault: memoryVault(now),
    dueWorkQueue: memoryDueWorkQueue(),
    listingGrants: listing.grants,
    listingService: listing.service,
    callBudget: callBudget({ allowances: memoryAllowances(), now }),
  };
}
