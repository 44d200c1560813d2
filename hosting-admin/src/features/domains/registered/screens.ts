// The screens of domains that the platform registers, for site administrators.
import { Globe } from 'lucide-react';
import type { Screen } from '../../../lib/screens.ts';

export const registeredDomainScreens: readonly Screen[] = [
  {
    area: 'platform',
    path: 'registered-domains',
    title: 'Registered domains',
    load: async () => (await import('./domains-page.tsx')).RegisteredDomainsPage,
    navigation: [
      {
        group: 'Platform',
        label: 'Registered domains',
        symbol: Globe,
        words: ['registrar', 'Vercel', 'buy a domain', 'renew', 'DNS records'],
        isFor: (may) => may('platformDomains.read'),
      },
    ],
  },
  {
    area: 'platform',
    path: 'registered-domains/search',
    title: 'Buy a domain',
    load: async () => (await import('./search-page.tsx')).SearchNamesPage,
  },
  {
    area: 'platform',
    path: 'registered-domains/:domain',
    title: 'Registered domain',
    load: async () => (await import('./domain-page.tsx')).RegisteredDomainPage,
  },
];
