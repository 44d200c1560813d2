// Finds domain mappings by host name.
import { domainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { isServed } from '@bite/shared/domains/mapping-states';
import { collections } from '@bite/shared/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { DomainMappings } from '../../ports/domain-mappings.ts';
import { parseDocument } from './documents.ts';

/** One of each host is proven. */
const MOST_FOUND = 10;

export function firestoreDomainMappings(db: Firestore): DomainMappings {
  return {
    async findActive(hosts) {
      const mappings = db.collection(collections.domainMappings);
      // Of those that are not proven there may be any number, which nobody should have to read.
      const found = await mappings
        .where('domain', 'in', hosts)
        .where('isActive', '==', true)
        .where('verificationStatus', '==', 'verified')
        .limit(MOST_FOUND)
        .get();
      const active = found.docs.map((document) => parseDocument(domainMapping, document)).filter(isServed);
      return hosts.flatMap((host) => active.find(({ domain }) => domain === host) ?? [])[0];
    },
  };
}
