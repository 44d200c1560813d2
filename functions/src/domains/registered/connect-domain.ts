// Uses a registered domain for a restaurant: adds it to the restaurant's domains as staff there would, and writes the DNS records that the
// hosting service wants. Each step that is done already is passed over, so that a request that ended half-way is made again as it was.
import type { Answers, BodyOf } from '@bite/shared/api/answers';
import { troubleAdvice } from '@bite/shared/domains/domain-advice';
import type { DomainCheck } from '@bite/shared/domains/domain-check.schema';
import { isHostOf } from '@bite/shared/domains/mapping-hosts';
import { hasDnsElsewhere, leadsGuests } from '@bite/shared/domains/records-in-the-way';
import type { RestaurantRef } from '@bite/shared/paths';
import { domainChecks } from '../../collections/domains.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import { checkDomain } from '../check-domain.ts';
import { createDomain } from '../create-domain.ts';
import type { DomainDeps } from '../domain-deps.ts';
import { mappingsOf } from '../find-mapping.ts';
import type { DomainRef } from '../read-domain.ts';
import type { DomainShown } from '../set-up/read-set-up.ts';
import { answerOf, registrarFor } from './ask-registrar.ts';
import { AnswerLost } from './note-change.ts';
import type { RegistrarDeps } from './registrar-deps.ts';
import { type AgreedRecord, recordsWithin, writeWantedRecords } from './write-wanted-records.ts';

type Connected = Answers['connectRegisteredDomain'];
type Outcome = Omit<Connected, 'mappingGuid' | 'isSwitchedOff'>;
export type ConnectDeps = DomainDeps & RegistrarDeps;

/**
 * Throws FORBIDDEN, NOT_FOUND for a domain that is not in the account, and as createDomain does: then nothing was changed. Once the
 * restaurant has the domain, what keeps its records from being written is told in the answer.
 */
export async function connectRegisteredDomain(
  deps: ConnectDeps,
  caller: Caller,
  name: string,
  { replaces, ...place }: BodyOf<'connectRegisteredDomain'>,
): Promise<Connected> {
  const registrar = registrarFor(deps, caller.user, 'platformDomains.write');
  const domain = await answerOf(registrar.find(name));
  const mapping = await addedTo(deps, caller, place, name);
  const check = await deps.records.get(domainChecks, String(mapping.domainId));
  const outcome = hasDnsElsewhere(domain)
    ? { records: 'elsewhere' as const, added: [], replaced: [] }
    : await withRecords(deps, caller, name, { mapping, check, replaces });
  if (outcome.added.length > 0) await lookAgain(deps, caller, { ...place, mappingGuid: mapping.guid });
  return { mappingGuid: mapping.guid, ...outcome, isSwitchedOff: !mapping.isActive };
}

/** So that its set-up is shown with its new records. What this look does not find, the schedule's next one does. */
async function lookAgain(deps: ConnectDeps, caller: Caller, at: DomainRef): Promise<void> {
  await checkDomain(deps, caller, at).catch((error: unknown) =>
    deps.log.error('a domain could not be looked at after it was connected', { error: String(error) }),
  );
}

/** A set-up that has ended, or to which the hosting service has said nothing good yet, is looked at again. */
async function addedTo(
  deps: ConnectDeps,
  caller: Caller,
  place: RestaurantRef,
  name: string,
): Promise<DomainShown> {
  const present = await presentAt(deps, caller, place, name);
  if (!present)
    return createDomain(deps, caller, place, { domain: name }).then(
      ({ domain }) => domain,
      async (error: unknown) => {
        // The same request may have been faster, which was repeated since its answer was lost.
        const meanwhile = await presentAt(deps, caller, place, name);
        if (meanwhile) return meanwhile;
        throw error;
      },
    );
  const check = await deps.records.get(domainChecks, String(present.domainId));
  const isKnown = present.verificationStatus === 'verified' || hasAddress(check);
  const isGood = isKnown && check?.serviceTrouble === undefined;
  if (isGood && present.verificationStatus !== 'failed') return present;
  return (await checkDomain(deps, caller, { ...place, mappingGuid: present.guid })).domain;
}

async function presentAt(
  { records }: ConnectDeps,
  { user }: Caller,
  place: RestaurantRef,
  name: string,
): Promise<DomainShown | undefined> {
  const { guid } = await assertMayAt(records, user, 'domains.write', place);
  const own = (await mappingsOf(records, guid)).filter(({ domain }) => isHostOf(domain, name));
  // A set-up that was given up has no claim any more: the restaurant may have added the other spelling since.
  const claiming = own.find(({ verificationStatus }) => verificationStatus !== 'failed');
  return claiming ?? own.find(({ domain }) => domain === name);
}

const hasAddress = (check: DomainCheck | undefined): boolean =>
  check?.wanted.some(({ purpose }) => purpose === 'address') ?? false;

/** Then guests would find nothing there, whichever records it once wanted. */
const isRefused = (check: DomainCheck | undefined): boolean =>
  check?.serviceTrouble !== undefined && check.serviceTrouble !== 'away';

interface Wanting {
  mapping: DomainShown;
  check: DomainCheck | undefined;
  replaces: readonly AgreedRecord[];
}

async function withRecords(
  deps: ConnectDeps,
  caller: Caller,
  name: string,
  { mapping, check, replaces }: Wanting,
): Promise<Outcome> {
  const named = recordsWithin(name, check?.wanted ?? []);
  const wanted = isRefused(check) ? named.filter((record) => !leadsGuests(record)) : named;
  const { refusal, ...written } = await writeWantedRecords(deps, caller, { domain: name, wanted }, replaces);
  if (refusal) {
    // Of what is made again without harm, nobody has to look whether it has happened.
    const isLost = refusal instanceof AnswerLost;
    const problem = isLost ? 'The registrar’s answer was lost.' : refusal.message;
    return { records: 'failed', problem, ...written };
  }
  // Once all is well, the hosting service may name none.
  const isComplete = !isRefused(check) && (hasAddress(check) || mapping.verificationStatus === 'verified');
  return isComplete
    ? { records: 'written', ...written }
    : { records: 'waiting', problem: waitsFor(check), ...written };
}

const waitsFor = (check: DomainCheck | undefined): string =>
  check?.serviceTrouble === undefined
    ? 'Our hosting service has not said yet which records it wants.'
    : troubleAdvice[check.serviceTrouble].wrong;
