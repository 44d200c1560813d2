// A mapping with how far its set-up is, as staff see it.
import type { Answers } from '@bite/shared/api/answers';
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { givenUpAt } from '@bite/shared/domains/set-up-plan';
import { defined } from '@bite/shared/kernel/defined';
import { domainChecks, domainOffers, domainProbesOf } from '../../collections/domains.ts';
import type { PublicSuffixes } from '../../ports/public-suffixes.ts';
import type { RecordReader } from '../../ports/records.ts';

export type DomainSetUp = Answers['getDomain'];
export type DomainShown = DomainSetUp['domain'];

const MOST_PROBES = 50;

/** Without the token, which only stands among the records that are wanted. */
export function shownMapping({ verificationToken: _token, ...shown }: DomainMapping): DomainShown {
  return shown;
}

interface ReadSetUpDeps {
  records: Pick<RecordReader, 'get' | 'find'>;
  publicSuffixes: Pick<PublicSuffixes, 'registeredName'>;
  /** Milliseconds. */
  now: () => number;
}

export async function readSetUp(
  { records, publicSuffixes, now }: ReadSetUpDeps,
  mapping: DomainMapping,
): Promise<DomainSetUp> {
  const { domainId, domain, domainType } = mapping;
  const ofMapping = [{ field: 'domainId', is: '==', value: domainId }] as const;
  const [check, probes, offers, zone] = await Promise.all([
    records.get(domainChecks, String(domainId)),
    records.find(domainProbesOf(domainId), {
      orderBy: { field: 'at', direction: 'desc' },
      limit: MOST_PROBES,
    }),
    records.find(domainOffers, { where: ofMapping, limit: 1 }),
    domainType === 'custom' ? publicSuffixes.registeredName(domain) : undefined,
  ]);
  const offer = offers.map(({ record }) => record).find(({ expiresAt }) => Date.parse(expiresAt) > now());
  return defined({
    ...{ domain: shownMapping(mapping), zone },
    records: check?.records ?? [],
    problem: check?.problem,
    checkedAt: check?.checkedAt,
    nextCheckAt: check?.setUpDueAt,
    serviceTrouble: check?.serviceTrouble,
    givenUpAt: check && !check.told.includes('live') ? givenUpAt(check) : undefined,
    lastProbe: check?.lastProbe,
    nextProbeAt: check?.probeDueAt,
    probes: probes.map(({ record: { expiresAt: _end, ...probe } }) => probe),
    offeredUntil: offer?.expiresAt,
  }) as DomainSetUp;
}
