// Gives a restaurant its name below our own base domain, in the commit that creates the restaurant (I1-05, I4-21).
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { createdMapping, type Stamp } from '@bite/shared/domains/mapping-states';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';
import type { AuditedTransaction } from '../audit/write-path.ts';
import { putClaims } from './claims.ts';
import { writeMapping } from './write-mapping.ts';

interface NewSubdomain {
  domainId: number;
  guid: string;
  tenantGuid: string;
  /** Found free in this transaction. */
  host: string;
}

export function giveSubdomain(
  transaction: Pick<AuditedTransaction, 'follow' | 'note'>,
  restaurant: Restaurant,
  { domainId, guid, tenantGuid, host }: NewSubdomain,
  stamp: Stamp,
): DomainMapping {
  const mapping = createdMapping(
    {
      domain: host,
      domainType: 'subdomain',
      isActive: true,
      tenantGuid,
      restaurantGuid: restaurant.guid,
    },
    { domainId, guid },
    stamp,
  );
  writeMapping(transaction, restaurant, undefined, mapping);
  putClaims(transaction, mapping, [], stamp.at);
  return mapping;
}
