// The hosting service in memory keeps the contract of the others.
import { domainHostingContract } from './domain-hosting.contract.ts';
import { memoryDomainHosting } from './memory-domain-hosting.ts';

domainHostingContract('in memory', async () => {
  const hosting = memoryDomainHosting();
  return {
    hosting,
    satisfy: ({ host, ...hosted }) =>
      void hosting.hosted.set(host, { host, ...hosted, verification: 'verified', certificate: 'issued' }),
    leadElsewhere: undefined,
    take: (host) => void hosting.takenHosts.add(host),
    fail: () => {
      hosting.failure = { outcome: 'failed', reason: 'unclear' };
    },
  };
});
