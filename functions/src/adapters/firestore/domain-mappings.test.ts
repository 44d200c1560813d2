import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { firestoreDomainMappings } from './domain-mappings.ts';

it('I7.4-03 reads no mapping that is not proven, and few at most', async () => {
  const asked: unknown[][] = [];
  const query = {
    where: (...condition: unknown[]) => {
      asked.push(condition);
      return query;
    },
    limit: (...most: unknown[]) => {
      asked.push(['limit', ...most]);
      return query;
    },
    get: async () => ({ docs: [] }),
  };
  const db = { collection: () => query } as unknown as Firestore;
  await firestoreDomainMappings(db).findActive(['bella.example', 'www.bella.example']);
  expect(asked).toEqual([
    ['domain', 'in', ['bella.example', 'www.bella.example']],
    ['isActive', '==', true],
    ['verificationStatus', '==', 'verified'],
    ['limit', 10],
  ]);
});
