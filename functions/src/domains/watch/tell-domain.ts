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
  const restaurant = isStillSo(watched, news) ? await restaurantOfMapping(records, mapping) : undefined;
  if (!restaurant) return;
  const { tenantId, restaurantId, name } = restaurant;
  const place = { tenantId, restaurantId };
  const people = await peopleWhoMay(records, 'domains.write', place);
  await mailEach(
    mailer,
    people.map(({ email }) => email),
    (to) =>
      domainMail({
        ...{ to, news, place, adminOrigin, restaurantName: name, facts: factsOf(watched, news) },
        ...{ domain: mapping.domain, mappingGuid: mapping.guid },
        id: `domain-${domainId}-${news}-${Date.parse(at)}`,
      }),
  );
}

function isStillSo({ mapping, check }: WatchedDomain, news: DomainNews): boolean {
  if (!mapping.isActive) return false;
  if (news === 'stuck') return !check.told.includes('live');
  if (news === 'unhealthy') return mapping.health === 'unhealthy';
  return news === 'healed' ? mapping.health === 'healthy' : true;
}

function factsOf({ mapping, check }: WatchedDomain, news: DomainNews): string[] {
  if (news === 'certificateExpiring')
    return [
      ...(check.warnedOf === undefined ? [] : [`It ends on ${dayOf(check.warnedOf)}.`]),
      certificateAdvice,
    ];
  if (news !== 'stuck' && news !== 'unhealthy') return [];
  const advice = domainAdvice(mapping, check);
  const goesOn = check.setUpDueAt !== undefined;
  return [
    ...(advice ? [advice.wrong, advice.todo] : []),
    ...recordLines(check.records),
    ...(news === 'stuck' && goesOn ? [`We go on looking until ${dayOf(givenUpAt(check))}.`] : []),
  ].filter((fact) => fact !== '');
}

/** 'June 10, 2026' */
const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
