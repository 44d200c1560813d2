// What has become of the DNS records that a domain needs, by what the DNS says.
import { comparableValue, plainHost } from './comparable-value.ts';
import type { DnsRecordType, SeenRecord, WantedRecord } from './dns-records.schema.ts';

/** What the DNS says of a name and a type; `unreachable` where nobody could say. */
export type DnsSaid =
  | { outcome: 'found'; values: readonly string[] }
  | { outcome: 'missing' | 'unreachable' };

export interface DnsQuestion {
  name: string;
  type: DnsRecordType;
}

export type DnsAnswers = (name: string, type: DnsRecordType) => DnsSaid;

export interface RecordsAtService {
  wanted: readonly WantedRecord[];
  /** In the way: they have to go. */
  unwanted: readonly WantedRecord[];
}

const addressTypes = ['A', 'AAAA'] as const;

/** All that recordStates asks for, each question once. */
export function dnsQuestions({ wanted, unwanted }: RecordsAtService): DnsQuestion[] {
  const questions = [...wanted, ...unwanted].flatMap(({ name, type, value, purpose }) => {
    const own = { name: plainHost(name), type };
    const hosts = purpose === 'address' && type === 'CNAME' ? [own.name, plainHost(value)] : [];
    return [own, ...hosts.flatMap((host) => addressTypes.map((each) => ({ name: host, type: each })))];
  });
  return [...new Map(questions.map((each) => [`${each.type} ${each.name}`, each])).values()];
}

/**
 * The wanted records in their order, then the unwanted ones that are there, and addresses beside the wanted ones, to which guests
 * would be led by chance. An unwanted record that is gone is left out.
 */
export function recordStates(records: RecordsAtService, answers: DnsAnswers): SeenRecord[] {
  const serving = servingAddresses(records.wanted, answers);
  const wanted = records.wanted.map((record) =>
    record.type === 'TXT'
      ? textState(record, answers)
      : record.purpose === 'address'
        ? addressState(record, answers, serving)
        : plainState(record, answers),
  );
  const known = new Set(records.unwanted.map(keyOf));
  const beside = wanted
    .flatMap((record) => besideOf(record, serving))
    .filter((record) => !known.has(keyOf(record)));
  return [...wanted, ...records.unwanted.flatMap((record) => unwantedState(record, answers)), ...beside];
}

const keyOf = ({ type, name, value }: Pick<WantedRecord, 'type' | 'name' | 'value'>): string =>
  `${type} ${plainHost(name)} ${comparableValue(type, value)}`;

const valuesOf = (said: DnsSaid): string[] => (said.outcome === 'found' ? [...said.values] : []);

/** Undefined where one of the questions had no answer. */
function addressesAt(host: string, answers: DnsAnswers): string[] | undefined {
  const said = addressTypes.map((type) => ({ type, said: answers(plainHost(host), type) }));
  if (said.some(({ said: { outcome } }) => outcome === 'unreachable')) return undefined;
  return said.flatMap(({ type, said: one }) => valuesOf(one).map((value) => comparableValue(type, value)));
}

/** Where guests are served: the wanted addresses, and those of the hosts that are wanted as aliases. */
function servingAddresses(
  wanted: readonly WantedRecord[],
  answers: DnsAnswers,
): ReadonlySet<string> | undefined {
  const lists = wanted
    .filter(({ purpose, type }) => purpose === 'address' && type !== 'TXT')
    .map(({ type, value }) =>
      type === 'CNAME' ? addressesAt(value, answers) : [comparableValue(type, value)],
    );
  if (lists.some((list) => list === undefined)) return undefined;
  return new Set(lists.flatMap((list) => list ?? []));
}

type Stated = Pick<SeenRecord, 'state' | 'seen'>;

/** By its own name and type alone. */
function stateAt({ type, name, value }: WantedRecord, answers: DnsAnswers): Stated {
  const said = answers(plainHost(name), type);
  if (said.outcome === 'unreachable') return { state: 'unknown', seen: [] };
  const seen = valuesOf(said);
  if (seen.length === 0) return { state: 'missing', seen };
  const isThere = seen.some((one) => comparableValue(type, one) === comparableValue(type, value));
  return { state: isThere ? 'found' : 'wrong', seen };
}

const plainState = (record: WantedRecord, answers: DnsAnswers): SeenRecord => ({
  ...record,
  ...stateAt(record, answers),
});

/** 'bite-verification' of 'bite-verification=…'; a name has many texts, and those about something else stay. */
const topicOf = (text: string): string => /^([a-z0-9_.-]+)=./i.exec(text.trim())?.[1]?.toLowerCase() ?? '';

function textState(record: WantedRecord, answers: DnsAnswers): SeenRecord {
  const stated = stateAt(record, answers);
  const isAboutSomethingElse = stated.seen.every((text) => topicOf(text) !== topicOf(record.value));
  return {
    ...record,
    ...stated,
    state: stated.state === 'wrong' && isAboutSomethingElse ? 'missing' : stated.state,
  };
}

/**
 * A record of another kind will do where it leads to the same addresses: DNS hosts have ALIAS records, which look like addresses, where
 * an alias is not allowed.
 */
function addressState(
  record: WantedRecord,
  answers: DnsAnswers,
  serving: ReadonlySet<string> | undefined,
): SeenRecord {
  const own = stateAt(record, answers);
  if (own.state === 'found' || own.state === 'unknown') return { ...record, ...own };
  const { type } = record;
  const addresses =
    type === 'CNAME'
      ? addressesAt(record.name, answers)
      : own.seen.map((value) => comparableValue(type, value));
  if (addresses?.length === 0) return { ...record, ...own };
  const seen = own.seen.length > 0 ? own.seen : (addresses ?? []);
  if (addresses === undefined || serving === undefined) return { ...record, state: 'unknown', seen };
  return { ...record, state: addresses.every((one) => serving.has(one)) ? 'found' : 'wrong', seen };
}

function unwantedState(record: WantedRecord, answers: DnsAnswers): SeenRecord[] {
  const { state, seen } = stateAt(record, answers);
  if (state === 'unknown') return [{ ...record, state, seen }];
  return state === 'found' ? [{ ...record, state: 'extra', seen }] : [];
}

/** Further addresses of a name that has the wanted one. */
function besideOf(
  { state, seen, type, name, purpose }: SeenRecord,
  serving: ReadonlySet<string> | undefined,
): SeenRecord[] {
  const isAddress = purpose === 'address' && (type === 'A' || type === 'AAAA');
  if (!isAddress || state !== 'found' || !serving) return [];
  return seen
    .filter((value) => !serving.has(comparableValue(type, value)))
    .map((value) => ({ type, name, value, purpose, state: 'extra', seen }));
}
