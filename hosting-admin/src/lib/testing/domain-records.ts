// Builds domains, their records and looks at them for tests, with only the relevant fields given.
import type { Answers } from '@bite/shared/api/answers';
import { guidOf } from './an-order.ts';

type SetUp = Answers['getDomain'];
type Shown = SetUp['domain'];

const AT = '2026-06-10T12:00:00.000Z';

/** bella.com, which was added just now, by default. */
export const aDomain = (domain: Partial<Shown> = {}): Shown => ({
  domainId: 90_000_001,
  guid: guidOf(910_001),
  ...{ tenantGuid: guidOf(600_001), restaurantGuid: guidOf(700_001) },
  domain: 'bella.com',
  domainType: 'custom',
  ...{ isActive: true, isPrimary: false },
  ...{ verificationStatus: 'pending', sslStatus: 'pending', health: 'unknown' },
  ...{ createdAt: AT, updatedAt: AT },
  ...domain,
});

export const live = { verificationStatus: 'verified', sslStatus: 'issued', health: 'healthy' } as const;

/** Below our own domain, and live. */
export const aSubdomain = (domain: Partial<Shown> = {}): Shown =>
  aDomain({
    ...{ domainId: 90_000_002, guid: guidOf(910_002) },
    ...{ domain: 'bella-napoli.bite.example', domainType: 'subdomain' },
    ...live,
    ...domain,
  });

type Listed = Answers['listDomains'];

export const aDomainList = (list: Partial<Listed> = {}): Listed => ({
  domains: [aSubdomain()],
  isHostingConfigured: true,
  baseDomain: 'bite.example',
  siteAddress: 'https://bella-napoli.bite.example',
  ...list,
});

export const ownershipRecord: SetUp['records'][number] = {
  ...{ type: 'TXT', name: '_bite.bella.com', value: 'bite-verification=abc', purpose: 'ownership' },
  ...{ state: 'missing', seen: [] },
};
export const addressRecord: SetUp['records'][number] = {
  ...{ type: 'A', name: 'bella.com', value: '199.36.158.100', purpose: 'address' },
  ...{ state: 'missing', seen: [] },
};

/** Looked at a minute ago, with nothing found yet. */
export const aSetUp = (setUp: Partial<SetUp> = {}): SetUp => ({
  domain: aDomain(),
  records: [ownershipRecord, addressRecord],
  checkedAt: '2026-06-10T12:01:00.000Z',
  nextCheckAt: '2026-06-10T12:02:00.000Z',
  givenUpAt: '2026-06-13T12:00:00.000Z',
  probes: [],
  ...setUp,
});

export const found = (record: SetUp['records'][number]): SetUp['records'][number] => ({
  ...record,
  ...{ state: 'found', seen: [record.value] },
});

/** Set up, and opened just now. */
export const aLiveSetUp = (setUp: Partial<SetUp> = {}): SetUp => {
  const probe: SetUp['probes'][number] = {
    ...{ at: AT, addresses: ['199.36.158.100'], status: 200, restaurantGuid: guidOf(700_001) },
    certificate: {
      issuer: 'Example Trust',
      ...{ validFrom: '2026-06-01T00:00:00.000Z', validTo: '2099-09-01T00:00:00.000Z' },
    },
  };
  return {
    domain: aDomain(live),
    records: [found(ownershipRecord), found(addressRecord)],
    ...{ checkedAt: AT, lastProbe: probe, probes: [probe] },
    ...setUp,
  };
};
