// The adapters of both hosting services keep one contract, against the simulated ones.
import { onTestFinished } from 'vitest';
import { askingHosting } from '../../functions/src/adapters/firebase-hosting/ask-hosting.ts';
import { firebaseHosting } from '../../functions/src/adapters/firebase-hosting/firebase-hosting.ts';
import {
  type OutboundClient,
  outboundClient,
} from '../../functions/src/adapters/outbound/outbound-client.ts';
import { askingVercel } from '../../functions/src/adapters/vercel/ask-vercel.ts';
import { vercelHosting } from '../../functions/src/adapters/vercel/vercel-hosting.ts';
import type { DomainHosting } from '../../functions/src/ports/domain-hosting.ts';
import {
  domainHostingContract,
  type HostingUnderTest,
} from '../../functions/src/testing/domain-hosting.contract.ts';
import { silentLog } from '../../functions/src/testing/silent-log.ts';
import { startDomains } from '../../sandbox/domains/domains.ts';
import { VERCEL_TOKEN } from '../../sandbox/domains/vercel.ts';
import { addRecord } from '../../sandbox/domains/zones.ts';

const own = { project: 'demo-bite', site: 'demo-bite-site' };

type Sandbox = Awaited<ReturnType<typeof startDomains>>;

interface Service {
  hostingOf: (client: OutboundClient, url: string) => DomainHosting;
  take: (sandbox: Sandbox, host: string) => void;
}

const services: Readonly<Record<string, Service>> = {
  'Firebase Hosting': {
    hostingOf: (client, url) => ({
      isConfigured: true,
      ...firebaseHosting(
        askingHosting(client, {
          ...{ origin: `${url}/firebasehosting.googleapis.com`, ...own },
          accessToken: async () => 'sandbox',
        }),
      ),
    }),
    take: ({ service }, domain) => {
      const at = Date.now();
      service.state.hosting.domains.push({
        ...{ project: 'somebody-else', site: 'somebody-else', domain, version: 1, isHeld: false },
        ...{ createdAt: at, updatedAt: at, challenge: 'x', certPreference: 'GROUPED' },
        ...{ labels: {}, annotations: {} },
      });
    },
  },
  Vercel: {
    hostingOf: (client, url) =>
      vercelHosting(
        askingVercel(client, {
          ...{ origin: `${url}/api.vercel.com`, token: VERCEL_TOKEN, team: 'team_sandbox' },
        }),
        'prj_sandbox',
      ),
    take: ({ service }, host) => void service.state.vercel.takenHosts.push(host),
  },
};

async function open({ hostingOf, take }: Service): Promise<HostingUnderTest> {
  const sandbox = await startDomains(0, { certificateAfter: 0, own });
  const { service } = sandbox;
  const to = { origins: [sandbox.url] };
  const client = outboundClient({ ...{ service: 'hosting', to, log: silentLog }, firstPause: 1 });
  onTestFinished(async () => {
    await client.close();
    await sandbox.close();
  });
  const add = (name: string, type: 'A' | 'AAAA' | 'CNAME' | 'TXT', value: string) =>
    addRecord(service.state.zones, { name, type, value });
  return {
    hosting: hostingOf(client, sandbox.url),
    satisfy: ({ wanted }) => {
      for (const { name, type, value } of wanted) add(name, type, value);
    },
    leadElsewhere: (host) => void add(host, 'A', '203.0.113.7'),
    take: (host) => take(sandbox, host),
    fail: () => void service.faults.add({ call: '*', kind: '500' }),
  };
}

for (const [name, service] of Object.entries(services)) domainHostingContract(name, () => open(service));
