// A child process that asks for ids: reports when it is ready, starts on a signal, and prints each id.
// node ask-for-ids.ts <project> <type> <tenantId> <restaurantId> <ids at once> <rounds>
import { once } from 'node:events';
import type { EntityType } from '@bite/shared/kernel/identifiers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { firestoreIds } from '../adapters/firestore/ids.ts';

const [projectId = '', type = '', tenantId = '', restaurantId = '', atOnce = '', rounds = ''] =
  process.argv.slice(2);
const app = initializeApp({ projectId });
const ids = firestoreIds(getFirestore(app));
const place = { tenantId: Number(tenantId), restaurantId: Number(restaurantId) };

const ask = async (): Promise<void> => {
  const id = await ids.next(type as EntityType, place);
  process.stdout.write(`${id}\n`);
};

process.stdout.write('ready\n');
await once(process.stdin, 'data');
for (let round = 0; round < Number(rounds); round += 1)
  await Promise.all(Array.from({ length: Number(atOnce) }, ask));
process.stdin.destroy();
await deleteApp(app);
