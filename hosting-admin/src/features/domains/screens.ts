// The screens of domains: a restaurant's own, and those of all restaurants for site administrators.
import { Earth, Signpost } from 'lucide-react';
import type { Screen } from '../../lib/screens.ts';
import { registeredDomainScreens } from './registered/screens.ts';

export const domainScreens: readonly Screen[] = [
  {
    area: 'restaurant',
    path: 'domains',
    title: 'Domains',
    load: async () => (await import('./domains-page.tsx')).DomainsPage,
    navigation: [
      {
        group: 'Restaurant',
        label: 'Domains',
        symbol: Signpost,
        words: ['website address', 'subdomain', 'custom domain', 'DNS', 'certificate', 'https', 'www'],
        isFor: (may, restaurant) => may('domains.read', restaurant),
      },
    ],
  },
  {
    area: 'restaurant',
    path: 'domains/:mappingGuid',
    title: 'Domain',
    load: async () => (await import('./domain-page.tsx')).DomainPage,
  },
];

/** After the platform's other screens. */
export const platformDomainScreens: readonly Screen[] = [
  {
    area: 'platform',
    path: 'domains',
    title: 'All domains',
    load: async () => (await import('./platform/mappings-page.tsx')).MappingsPage,
    navigation: [
      {
        group: 'Platform',
        label: 'All domains',
        symbol: Earth,
        words: ['mappings', 'DNS', 'subdomains'],
        isFor: (may) => may('platformDomains.read'),
      },
    ],
  },
  {
    area: 'platform',
    path: 'domains/many',
    title: 'Many at once',
    load: async () => (await import('./platform/many-mappings-page.tsx')).ManyMappingsPage,
  },
  {
    area: 'platform',
    path: 'domains/:mappingGuid',
    title: 'Domain',
    load: async () => (await import('./platform/mapping-page.tsx')).MappingPage,
  },
  ...registeredDomainScreens,
];
