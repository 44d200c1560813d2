// Adds a domain of a restaurant's own in one transaction: the mapping, its claims, and its set-up, which is due at once.

import type { DomainMapping, NewDomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { isHostOf } from '@bite/shared/domains/mapping-hosts';
import { createdMapping, type Stamp } from '@bite/shared/domains/mapping-states';
import { addressFaults } from '@bite/shared/domains/own-hosts';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { domainChecks } from '../collections/domains.ts';
import { beginSetUp } from './begin-set-up.ts';
import { assertHostsFree } from './claims.ts';
import { mappingsOf } from './find-mapping.ts';
import { newVerificationToken } from './verification-token.ts';
import { writeMapping } from './write-mapping.ts';

const MOST_CUSTOM_DOMAINS = 20;

/** Throws CONFLICT, and VALIDATION_FAILED for addresses that lead elsewhere. */
export async function addCustomMapping(
  transaction: AuditedTransaction,
  restaurant: Restaurant,
  input: NewDomainMapping,
  given: { domainId: number; guid: string },
  stamp: Stamp,
): Promise<DomainMapping> {
  // Its own come first: of a name that is taken nobody is told more.
  const present = await mappingsOf(transaction, restaurant.guid);
  assertNotThere(present, input.domain);
  const stored = await assertHostsFree(transaction, input.domain);
  assertRoom(present);
  const created = createdMapping(input, { ...given, verificationToken: newVerificationToken() }, stamp);
  assertLeadsHome(created, present);
  const { mapping, check } = beginSetUp(transaction, created, stored, stamp);
  writeMapping(transaction, restaurant, undefined, mapping);
  transaction.follow(domainChecks, String(mapping.domainId), check);
  return mapping;
}

/**
 * Says of the restaurant's own domains what is said of nobody else's. One that has lost its name is there too, which it claims anew when it
 * is checked; its other spelling may be somebody else's by now. Throws CONFLICT. @param others Mappings of the restaurant.
 */
export function assertNotThere(others: readonly DomainMapping[], name: string): void {
  const there = others.find(({ domain }) => domain === name);
  const other = others.find(
    ({ domain, verificationStatus }) => verificationStatus !== 'failed' && isHostOf(domain, name),
  );
  const message = there ? thereAlready(there) : other && belongsTo(other, name);
  if (message !== undefined) throw new DomainError('CONFLICT', message, { fields: { domain: message } });
}

const thereAlready = ({ domain, verificationStatus }: DomainMapping): string =>
  verificationStatus === 'failed'
    ? 'This restaurant has this domain already. Please check that one again, or remove it.'
    : `${shownDomain(domain)} is an address of this restaurant already`;

const belongsTo = ({ domain }: DomainMapping, name: string): string =>
  `${shownDomain(name)} belongs to ${shownDomain(domain)}, which is an address of this restaurant already`;

/** Throws CONFLICT. @param present All mappings of the restaurant. */
export function assertRoom(present: readonly DomainMapping[]): void {
  const own = present.filter(({ domainType }) => domainType === 'custom');
  if (own.length < MOST_CUSTOM_DOMAINS) return;
  const message = `A restaurant may have ${MOST_CUSTOM_DOMAINS} domains of its own. Please remove one first.`;
  throw new DomainError('CONFLICT', message, { fields: { domain: message } });
}

/** Throws VALIDATION_FAILED. @param present All mappings of the restaurant. */
export function assertLeadsHome(mapping: DomainMapping, present: readonly DomainMapping[]): void {
  const fields = addressFaults(mapping, present);
  const [message] = Object.values(fields);
  if (message !== undefined) throw new DomainError('VALIDATION_FAILED', message, { fields });
}
