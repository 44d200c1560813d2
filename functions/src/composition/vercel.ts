// Vercel: as the hosting service of restaurants' domains, and as the registrar of the platform's. Its code is loaded with the first
// call. Where the installation has no token, both say so, and whoever asks them nevertheless is refused.
import { lazy } from '../lazy.ts';
import type { DomainHosting } from '../ports/domain-hosting.ts';
import type { DomainRegistrar } from '../ports/domain-registrar.ts';
import type { Log } from '../ports/log.ts';
import type { ServiceFailure } from '../ports/service-result.ts';
import type { Config } from './config.ts';

export interface VercelServices {
  domainRegistrar: DomainRegistrar;
  /** What DomainHosting is where DOMAIN_HOSTING is 'vercel'. */
  vercelHosting: DomainHosting;
}

const missing: ServiceFailure = { outcome: 'failed', reason: 'forbidden' };

const HOST = 'api.vercel.com';

export function vercelServicesFrom({ domains }: Pick<Config, 'domains'>, log: Log): VercelServices {
  const { token, team, project } = domains.vercel;
  const origin = domains.origin === undefined ? `https://${HOST}` : `${domains.origin}/${HOST}`;
  const asking = lazy([], async () => {
    const [{ askingVercel }, { outboundClient }] = await Promise.all([
      import('../adapters/vercel/ask-vercel.ts'),
      import('../adapters/outbound/outbound-client.ts'),
    ]);
    const client = outboundClient({ service: 'vercel', to: { origins: [new URL(origin).origin] }, log });
    return askingVercel(client, { origin, token: token ?? '', team });
  });
  const registrar = lazy([], async () => {
    const { vercelRegistrar } = await import('../adapters/vercel/vercel-registrar.ts');
    return vercelRegistrar(await asking());
  });
  const hosting = lazy([], async () => {
    const { vercelHosting } = await import('../adapters/vercel/vercel-hosting.ts');
    return vercelHosting(await asking(), project ?? '');
  });
  const isHosting = token !== undefined && project !== undefined;
  return {
    domainRegistrar: {
      isConfigured: token !== undefined,
      isAvailable: async (...call) => (token ? (await registrar()).isAvailable(...call) : missing),
      price: async (...call) => (token ? (await registrar()).price(...call) : missing),
      list: async (...call) => (token ? (await registrar()).list(...call) : missing),
      find: async (...call) => (token ? (await registrar()).find(...call) : missing),
      buy: async (...call) => (token ? (await registrar()).buy(...call) : missing),
      transferIn: async (...call) => (token ? (await registrar()).transferIn(...call) : missing),
      renew: async (...call) => (token ? (await registrar()).renew(...call) : missing),
      order: async (...call) => (token ? (await registrar()).order(...call) : missing),
      add: async (...call) => (token ? (await registrar()).add(...call) : missing),
      moveIn: async (...call) => (token ? (await registrar()).moveIn(...call) : missing),
      change: async (...call) => (token ? (await registrar()).change(...call) : missing),
      moveOut: async (...call) => (token ? (await registrar()).moveOut(...call) : missing),
      remove: async (...call) => (token ? (await registrar()).remove(...call) : missing),
      records: async (...call) => (token ? (await registrar()).records(...call) : missing),
      addRecord: async (...call) => (token ? (await registrar()).addRecord(...call) : missing),
      changeRecord: async (...call) => (token ? (await registrar()).changeRecord(...call) : missing),
      removeRecord: async (...call) => (token ? (await registrar()).removeRecord(...call) : missing),
    },
    vercelHosting: {
      isConfigured: isHosting,
      add: async (...call) => (isHosting ? (await hosting()).add(...call) : missing),
      find: async (...call) => (isHosting ? (await hosting()).find(...call) : missing),
      check: async (...call) => (isHosting ? (await hosting()).check(...call) : missing),
      remove: async (...call) => (isHosting ? (await hosting()).remove(...call) : missing),
    },
  };
}
