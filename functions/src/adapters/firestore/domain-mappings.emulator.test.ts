import { domainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { paths } from '@bite/shared/paths';
import { describe } from 'vitest';
import { domainMappingsContract } from '../../testing/domain-mappings.contract.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { toDocument } from './documents.ts';
import { firestoreDomainMappings } from './domain-mappings.ts';

const db = emulatedFirestore('domain-mappings');

describe('domain mappings in Firestore', () => {
  domainMappingsContract(async (mappings) => {
    for (const mapping of mappings)
      await db.doc(paths.domainMapping(mapping.domainId)).set(toDocument(mapping, domainMapping));
    return firestoreDomainMappings(db);
  });
});
