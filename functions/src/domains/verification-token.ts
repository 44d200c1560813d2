// The token in the TXT record by which the owner of a domain proves it to us.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import type { Stamp } from '@bite/shared/domains/mapping-states';
import { newCode } from '../identity/one-time-code.ts';

const LENGTH = 22;

export const newVerificationToken = (): string => newCode().slice(0, LENGTH);

/** The same mapping where it has one, or is proven. One of an older release may have none, nor one that has lost its host in a migration. */
export const withVerificationToken = (mapping: DomainMapping, { at, by }: Stamp): DomainMapping =>
  mapping.verificationToken === undefined && mapping.verificationStatus !== 'verified'
    ? { ...mapping, verificationToken: newVerificationToken(), updatedAt: at, updatedBy: by }
    : mapping;
