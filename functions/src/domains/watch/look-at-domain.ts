// Asks the hosting service and the DNS about a domain, and writes nothing but that it has asked for a host.
import type { SeenRecord, WantedRecord } from '@bite/shared/domains/dns-records.schema';
import type { ServiceTrouble } from '@bite/shared/domains/domain-check.schema';
import { hostedNames } from '@bite/shared/domains/mapping-hosts';
import { proofOf } from '@bite/shared/domains/ownership-record';
import {
  type DnsQuestion,
  type DnsSaid,
  dnsQuestions,
  type RecordsAtService,
  recordStates,
} from '@bite/shared/domains/record-states';
import type { DomainLook, WatchedDomain } from '@bite/shared/domains/watched-domain';
import { defined } from '@bite/shared/kernel/defined';
import type { DnsLookup } from '../../ports/dns-lookup.ts';
import type { HostedDomain } from '../../ports/domain-hosting.ts';
import { type HostingFailure, type HostingResult, hostedAt } from './host-at-service.ts';
import type { WatchDeps } from './watch-deps.ts';

export interface Look extends DomainLook {
  /** The service takes no more calls for so long, in seconds. */
  limitedFor?: number;
}

const MOSTLY_LIMITED_FOR = 60;

/** Never throws for what the services do: then it says what is not known. */
export async function lookAtDomain(
  deps: Pick<WatchDeps, 'records' | 'domainHosting' | 'dnsLookup' | 'log'>,
  { mapping, check }: WatchedDomain,
): Promise<Look> {
  const { dnsLookup, log } = deps;
  const results: HostingResult[] = [];
  for (const host of hostedNames(mapping))
    results.push(await hostedAt(deps, mapping, host, check.attempts === 0));
  const { failure, hosted, ...service } = saidOf(results, mapping);
  if (failure) noteFailure(log, mapping.domainId, failure);
  const own = proofOf(mapping, check);
  const atService = hosted
    ? withKept(answersOf(results), check.wanted)
    : knownRecords(check.wanted, check.records, own);
  const wanted = [...(own ? [own] : []), ...atService.wanted];
  const records = await stateOf(dnsLookup, { wanted, unwanted: atService.unwanted });
  return {
    ...defined({
      ...service,
      hosted,
      serviceTrouble: failure && troubleOf(failure),
      limitedFor: failure?.reason === 'limited' ? (failure.retryAfter ?? MOSTLY_LIMITED_FOR) : undefined,
    }),
    ...{ wanted, records, isOwned: own && isFound(records[0]) },
  } as Look;
}

type Said = Pick<DomainLook, 'hosted' | 'problem' | 'isRedirectReady'> & { failure?: HostingFailure };

/** While a redirect waits, the spelling that serves guests goes on by itself, whatever is said of the other one. */
function saidOf(results: readonly HostingResult[], { redirectPending }: WatchedDomain['mapping']): Said {
  const decisive = redirectPending ? results.slice(0, 1) : results;
  const isFailure = (result: HostingResult): result is HostingFailure => result.outcome === 'failed';
  const failure = results.find(isFailure);
  const answers = answersOf(results);
  const isReady = redirectPending && !failure && isIssued(together(answers));
  return defined({
    failure,
    hosted: decisive.some(isFailure) ? undefined : together(answersOf(decisive)),
    problem: failure ? failure.message : answers.find(({ problem }) => problem !== undefined)?.problem,
    isRedirectReady: isReady ? true : undefined,
  }) as Said;
}

const answersOf = (results: readonly HostingResult[]): HostedDomain[] =>
  results.flatMap((result) => (result.outcome === 'answered' ? [result.value] : []));

const isIssued = (hosted: DomainLook['hosted']): boolean =>
  hosted?.verification === 'verified' && hosted.certificate === 'issued';

/** What the service refuses is told to the domain's staff; only what keeps it from answering is ours to look after. */
function noteFailure(log: WatchDeps['log'], domainId: number, failure: HostingFailure): void {
  const line = { domainId, reason: failure.reason };
  if (troubleOf(failure) === 'away') log.error('a domain could not be asked for', line);
  else log.info('a domain is refused by the hosting service', line);
}

/** A failure of ours or of theirs, which says nothing about the domain, is told apart from a refusal of the domain. */
function troubleOf({ reason }: HostingFailure): ServiceTrouble {
  return reason === 'taken' || reason === 'refused' || reason === 'byHand' ? reason : 'away';
}

/**
 * Of a host that is as it should be, a service may name no records any more. Those that it named last still have to stay, and whoever
 * changes the DNS host has to enter them anew.
 */
function withKept(hosted: readonly HostedDomain[], known: readonly WantedRecord[]): RecordsAtService {
  const keptOf = (host: string): WantedRecord[] =>
    known.filter(({ name, purpose }) => name === host && purpose !== 'certificate');
  return {
    wanted: hosted.flatMap(({ host, wanted }) => (wanted.length > 0 ? wanted : keptOf(host))),
    unwanted: hosted.flatMap(({ unwanted }) => unwanted),
  };
}

/** As the service said when it could be asked last. */
const knownRecords = (
  wanted: readonly WantedRecord[],
  seen: readonly SeenRecord[],
  own: WantedRecord | undefined,
): RecordsAtService => ({
  wanted: wanted.filter(({ type, name }) => type !== own?.type || name !== own.name),
  unwanted: seen.flatMap(({ state, seen: _seen, ...record }) => (state === 'extra' ? [record] : [])),
});

/** All of a domain's hosts have to be served. */
function together(hosted: readonly HostedDomain[]): DomainLook['hosted'] {
  const worst = <State extends string>(
    states: readonly State[],
    order: readonly State[],
  ): State | undefined => order.find((state) => states.includes(state));
  return {
    verification:
      worst(
        hosted.map(({ verification }) => verification),
        ['failed', 'pending', 'verified'],
      ) ?? 'pending',
    certificate:
      worst(
        hosted.map(({ certificate }) => certificate),
        ['expired', 'failed', 'pending', 'issued'],
      ) ?? 'pending',
  };
}

/** Of each record, what the DNS says. */
export async function stateOf(dnsLookup: DnsLookup, records: RecordsAtService): Promise<SeenRecord[]> {
  const keyOf = ({ name, type }: DnsQuestion): string => `${type} ${name}`;
  const answers = new Map<string, DnsSaid>();
  await Promise.all(
    dnsQuestions(records).map(async (question) => {
      const said = await dnsLookup
        .find(question.name, question.type)
        .catch((): DnsSaid => ({ outcome: 'unreachable' }));
      answers.set(keyOf(question), said);
    }),
  );
  return recordStates(
    records,
    (name, type) => answers.get(keyOf({ name, type })) ?? { outcome: 'unreachable' },
  );
}

const isFound = (record: SeenRecord | undefined): boolean | undefined =>
  record === undefined || record.state === 'unknown' ? undefined : record.state === 'found';
