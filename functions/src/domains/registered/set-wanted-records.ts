// Adds the records that lead a registered domain to the restaurant that it is mapped to, where its DNS is at the registrar. Nothing is
// replaced: a record of the same name and type with another value is for people to judge.
import type { Answers, BodyOf } from '@bite/shared/api/answers';
import { relativeName } from '@bite/shared/domains/dns-record';
import { DomainError } from '@bite/shared/kernel/errors';
import { domainChecks } from '../../collections/domains.ts';
import type { Caller } from '../../identity/caller.ts';
import { claimOn } from '../claims.ts';
import { registrarFor } from './ask-registrar.ts';
import { createDnsRecord, recordsOf } from './dns-records.ts';
import type { RegistrarDeps } from './registrar-deps.ts';

/**
 * Whoever adds a domain has it as an address before it is proven to be theirs: so the caller says whose it is.
 * Throws FORBIDDEN, NOT_FOUND for a domain that no restaurant has, CONFLICT where that is another mapping or other records are in the
 * way, and as the registrar refuses it.
 */
export async function setWantedRecords(
  deps: Pick<RegistrarDeps, 'records' | 'writePath' | 'domainRegistrar'>,
  caller: Caller,
  domain: string,
  { mappingGuid }: BodyOf<'setWantedRecords'>,
): Promise<Answers['setWantedRecords']> {
  const registrar = registrarFor(deps, caller.user, 'platformDomains.write');
  const claim = await claimOn(deps.records, domain);
  if (!claim) throw new DomainError('NOT_FOUND', `No restaurant has ${domain} as its address`);
  if (claim.mappingGuid !== mappingGuid)
    throw new DomainError(
      'CONFLICT',
      'Another restaurant has claimed this domain since. Please look at it again.',
    );
  const check = await deps.records.get(domainChecks, String(claim.domainId));
  const wanted = (check?.wanted ?? [])
    .filter(({ name }) => name === domain || name.endsWith(`.${domain}`))
    .map(({ type, name, value }) => ({ type, name: relativeName(name, domain), value }));
  if (wanted.length === 0) throw new DomainError('CONFLICT', 'It is not known yet which records are wanted.');
  const present = await recordsOf(registrar, domain);
  const missing = wanted.filter(
    ({ type, name, value }) =>
      !present.some((one) => one.type === type && one.name === name && one.value === value),
  );
  const inTheWay = missing.find(({ type, name }) =>
    present.some(
      (one) => type !== 'TXT' && one.name === name && ['A', 'AAAA', 'CNAME', 'ALIAS'].includes(one.type),
    ),
  );
  if (inTheWay)
    throw new DomainError(
      'CONFLICT',
      `${inTheWay.name === '' ? domain : `${inTheWay.name}.${domain}`} leads elsewhere already: change or delete its records first.`,
    );
  for (const record of missing) await createDnsRecord(deps, caller, domain, record);
  return { added: missing.map(({ type, name }) => ({ type, name })) };
}
