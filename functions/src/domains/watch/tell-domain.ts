// Mails those who look after a restaurant's domains what has become of one.
import { certificateAdvice, domainAdvice, recordLines } from '@bite/shared/domains/domain-advice';
import type { DomainNews } from '@bite/shared/domains/domain-check.schema';
import { givenUpAt } from '@bite/shared/domains/set-up-plan';
import type { WatchedDomain } from '@bite/shared/domains/watched-domain';
import { domainChecks, domainMappings } from '../../collections/domains.ts';
import { peopleWhoMay } from '../../identity/people-who-may.ts';
import { domainMail } from '../../mail/domain-mails.ts';
import { mailEach } from '../../mail/mail-each.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { RecordReader } from '../../ports/records.ts';
import { restaurantOfMapping } from '../find-mapping.ts';

export interface TellDomainDeps {
  records: Pick<RecordReader, 'get' | 'find'>;
  mailer: Mailer;
  /** 'https://admin.bite.example', without a trailing slash. */
  adminOrigin: string;
}

export interface DomainToTell {
  domainId: number;
  /** Whose domain it was: after a transfer the news are nobody's. */
  restaurantGuid: string;
  news: DomainNews;
  /** ISO instant. */
  at: string;
}

/** Nothing where it is not so any more. Throws if nobody could be told. */
export async function tellDomain(
  { records, mailer, adminOrigin }: TellDomainDeps,
  { domainId, restaurantGuid, news, at }: DomainToTell,
): Promise<void> {
  const mapping = await records.get(domainMappings, String(domainId));
  const check = await records.get(domainChecks, String(domainId));
  if (!mapping || !check || mapping.restaurantGuid !== restaurantGuid) return;
  const watched = { mapping, check };
  const isNews = mapping.isActive && isStillSo[news](watched);
  const restaurant = isNews ? await restaurantOfMapping(records, mapping) : undefined;
  if (!restaurant) return;
  const { tenantId, restaurantId, name } = restaurant;
  const place = { tenantId, restaurantId };
  const people = await peopleWhoMay(records, 'domains.write', place);
  await mailEach(
    mailer,
    people.map(({ email }) => email),
    (to) =>
      domainMail({
        ...{ to, news, place, adminOrigin, restaurantName: name, facts: factsOf[news](watched) },
        ...{ domain: mapping.domain, mappingGuid: mapping.guid },
        id: `domain-${domainId}-${news}-${Date.parse(at)}`,
      }),
  );
}

const isStillSo: Readonly<Record<DomainNews, (domain: WatchedDomain) => boolean>> = {
  live: () => true,
  stuck: ({ check }) => !check.told.includes('live'),
  unhealthy: ({ mapping }) => mapping.health === 'unhealthy',
  healed: ({ mapping }) => mapping.health === 'healthy',
  certificateExpiring: () => true,
};

const factsOf: Readonly<Record<DomainNews, (domain: WatchedDomain) => string[]>> = {
  live: () => [],
  stuck: (domain) => [...faultsOf(domain), ...endOf(domain)],
  unhealthy: faultsOf,
  healed: () => [],
  certificateExpiring: ({ check: { warnedOf } }) => [
    ...(warnedOf === undefined ? [] : [`It ends on ${dayOf(warnedOf)}.`]),
    certificateAdvice,
  ],
};

function faultsOf({ mapping, check }: WatchedDomain): string[] {
  const advice = domainAdvice(mapping, check);
  const words = advice ? [advice.wrong, advice.todo] : [];
  return [...words, ...recordLines(check.records)].filter((fact) => fact !== '');
}

const endOf = ({ check }: WatchedDomain): string[] =>
  check.setUpDueAt === undefined ? [] : [`We go on looking until ${dayOf(givenUpAt(check))}.`];

/** 'June 10, 2026' */
const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
