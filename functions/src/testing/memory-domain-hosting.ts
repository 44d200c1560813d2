// The hosting service of domains in memory: hosts wait for their DNS records until a test says what became of them.
import type { DomainHosting, HostedDomain } from '../ports/domain-hosting.ts';
import type { ServiceFailure, ServiceResult } from '../ports/service-result.ts';

export interface MemoryDomainHosting extends DomainHosting {
  /** By host. Tests may change them. */
  readonly hosted: Map<string, HostedDomain>;
  /** 'add bella.example', in order. */
  readonly calls: string[];
  /** What somebody else has there. */
  readonly takenHosts: Set<string>;
  /** While set, every call fails so. */
  failure: ServiceFailure | undefined;
}

const waiting = (host: string): HostedDomain => ({
  host,
  verification: 'pending',
  certificate: 'pending',
  wanted: [{ type: 'A', name: host, value: '203.0.113.10', purpose: 'address' }],
  unwanted: [],
});

export function memoryDomainHosting({ isConfigured = true } = {}): MemoryDomainHosting {
  const hosted = new Map<string, HostedDomain>();
  const calls: string[] = [];
  const takenHosts = new Set<string>();
  const found = (host: string): ServiceResult<HostedDomain> => {
    const value = hosted.get(host);
    return value ? { outcome: 'answered', value } : { outcome: 'failed', reason: 'notFound' };
  };
  async function call<Value>(
    name: string,
    host: string,
    answer: () => ServiceResult<Value>,
  ): Promise<ServiceResult<Value>> {
    calls.push(`${name} ${host}`);
    return hosting.failure ?? answer();
  }
  const hosting: MemoryDomainHosting = {
    isConfigured,
    hosted,
    calls,
    takenHosts,
    failure: undefined,
    add: (host) =>
      call('add', host, () => {
        if (takenHosts.has(host)) return { outcome: 'failed', reason: 'taken' };
        if (!hosted.has(host)) hosted.set(host, waiting(host));
        return found(host);
      }),
    find: (host) => call('find', host, () => found(host)),
    check: (host) => call('check', host, () => found(host)),
    remove: (host) =>
      call('remove', host, () => {
        hosted.delete(host);
        return { outcome: 'answered', value: null };
      }),
  };
  return hosting;
}
