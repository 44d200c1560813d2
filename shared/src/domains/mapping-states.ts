// The states of a domain mapping: creation, certificate, verification and transfer (I4-21 to I4-24).
import { DomainError } from '../kernel/errors.ts';
import { assertCanGo, type Transitions } from '../kernel/transitions.ts';
import {
  type DomainMapping,
  type DomainMappingChange,
  domainMappingEntity,
  domainMappingNotFound,
  type NewDomainMapping,
  type SslStatus,
  type VerificationStatus,
} from './domain-mapping.schema.ts';
import { type DomainPolicy, mappingFault } from './domain-name.ts';

/** When, as an ISO time, and by whom, as a uid. */
export interface Stamp {
  at: string;
  by: string;
}

/** issued → pending is a renewal. */
export const sslTransitions: Transitions<SslStatus> = {
  pending: ['issued', 'failed'],
  issued: ['pending', 'expired'],
  failed: ['pending', 'issued'],
  expired: ['pending', 'issued'],
};

/** verified → pending or failed: the DNS record that proved it is gone. */
export const verificationTransitions: Transitions<VerificationStatus> = {
  pending: ['verified', 'failed'],
  verified: ['pending', 'failed'],
  failed: ['pending', 'verified'],
};

/** Our own names are verified from the start; others are not served before their owner has proven them. */
export function startingState(
  domainType: DomainMapping['domainType'],
): Pick<DomainMapping, 'sslStatus' | 'verificationStatus'> {
  return domainType === 'subdomain'
    ? { sslStatus: 'issued', verificationStatus: 'verified' }
    : { sslStatus: 'pending', verificationStatus: 'pending' };
}

/** Active and verified: only then does the domain lead to the restaurant. */
export const isServed = ({
  isActive,
  verificationStatus,
}: Pick<DomainMapping, 'isActive' | 'verificationStatus'>): boolean =>
  isActive && verificationStatus === 'verified';

/** A subdomain always starts active (I4-21). */
export function createdMapping(
  input: NewDomainMapping,
  given: { domainId: number; guid: string; verificationToken?: string },
  { at, by }: Stamp,
): DomainMapping {
  const stamps = { createdAt: at, updatedAt: at, createdBy: by, updatedBy: by };
  const isActive = input.isActive || input.domainType === 'subdomain';
  return domainMappingEntity.parse({
    ...input,
    isActive,
    ...startingState(input.domainType),
    ...given,
    ...stamps,
  });
}

/**
 * A change by staff. A new name must be verified again. Throws VALIDATION_FAILED for a domain that `policy` reserves.
 */
export function changedMapping(
  current: DomainMapping,
  change: DomainMappingChange,
  policy: DomainPolicy,
  { at, by }: Stamp,
): DomainMapping {
  const wanted = domainMappingEntity.apply(current, change);
  const changed = { ...wanted, updatedAt: at, updatedBy: by };
  if (wanted.domain !== current.domain || wanted.domainType !== current.domainType) {
    const message = mappingFault(wanted.domain, wanted.domainType, policy);
    if (message !== undefined)
      throw new DomainError('VALIDATION_FAILED', message, { fields: { domain: message } });
    const { verificationToken: _token, vercelConfig: _config, ...fresh } = changed;
    return { ...fresh, ...startingState(wanted.domainType) };
  }
  return changed;
}

/**
 * Applies a status from the hosting service (I4-23). The same status changes nothing. Throws TRANSITION_REFUSED.
 */
export function withStatus(
  mapping: DomainMapping,
  found: { sslStatus?: SslStatus; verificationStatus?: VerificationStatus },
  { at, by }: Stamp,
): DomainMapping {
  const { sslStatus = mapping.sslStatus, verificationStatus = mapping.verificationStatus } = found;
  const isSslNew = sslStatus !== mapping.sslStatus;
  const isVerificationNew = verificationStatus !== mapping.verificationStatus;
  if (!isSslNew && !isVerificationNew) return mapping;
  if (isSslNew) assertCanGo(sslTransitions, mapping.sslStatus, sslStatus, 'The certificate');
  if (isVerificationNew)
    assertCanGo(verificationTransitions, mapping.verificationStatus, verificationStatus, 'The verification');
  return { ...mapping, sslStatus, verificationStatus, updatedAt: at, updatedBy: by };
}

/** To another tenant and restaurant, where it is not the primary domain (I4-24). */
export function transferredMapping(
  mapping: DomainMapping,
  to: Pick<DomainMapping, 'tenantGuid' | 'restaurantGuid'>,
  { at, by }: Stamp,
): DomainMapping {
  const { tenantGuid, restaurantGuid } = to;
  return { ...mapping, tenantGuid, restaurantGuid, isPrimary: false, updatedAt: at, updatedBy: by };
}

/**
 * Makes one mapping its restaurant's primary one and returns all mappings that change. Throws NOT_FOUND for an unknown guid,
 * CONFLICT for one that is not served.
 */
export function primaryChanges(
  mappings: readonly DomainMapping[],
  guid: string,
  { at, by }: Stamp,
): DomainMapping[] {
  const chosen = mappings.find((mapping) => mapping.guid === guid);
  if (!chosen) throw domainMappingNotFound(guid);
  if (!isServed(chosen))
    throw new DomainError('CONFLICT', 'Only an active and verified domain can be the primary one');
  return mappings
    .filter(({ restaurantGuid }) => restaurantGuid === chosen.restaurantGuid)
    .map((mapping) => ({ mapping, isPrimary: mapping === chosen }))
    .filter(({ mapping, isPrimary }) => mapping.isPrimary !== isPrimary)
    .map(({ mapping, isPrimary }) => ({ ...mapping, isPrimary, updatedAt: at, updatedBy: by }));
}
