// The ports of whoever looks at domains.
import type { DnsLookup } from '../../ports/dns-lookup.ts';
import type { DomainHosting } from '../../ports/domain-hosting.ts';
import type { HostProbe } from '../../ports/host-probe.ts';
import type { Log } from '../../ports/log.ts';
import type { RecordStore } from '../../ports/records.ts';

export interface WatchDeps {
  records: Pick<RecordStore, 'get' | 'find' | 'transact'>;
  domainHosting: DomainHosting;
  dnsLookup: DnsLookup;
  hostProbe: HostProbe;
  /** 'order.bite.example': the installation's own site. While that does not open either, faults are ours. */
  controlHost?: string | undefined;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

export interface DueDeps extends WatchDeps {
  records: Pick<RecordStore, 'get' | 'find' | 'transact' | 'page'>;
}
