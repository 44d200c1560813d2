// The data for the tests of Storage's rules, which look people and tenants up in the stack's own Firestore. It is stored
// there beside the demo's data while the tests run.
import { paths } from '@bite/shared/paths';
import { staffActors, storedRecord } from './actors.ts';
import { type Fields, FirestoreClient } from './firestore-client.ts';
import { restaurantIdsOf, tenantStatus, tooLongId } from './places.ts';
import { storedFiles } from './storage-checks.ts';
import { StorageClient } from './storage-client.ts';
import { rulesText } from './world.ts';

export interface StorageWorld {
  readonly client: StorageClient;
  readonly firestore: FirestoreClient;
  /** Removes the data and restores the project's rules. */
  end(): Promise<void>;
}

const people: ReadonlyMap<string, Fields> = new Map<string, Fields>([
  ...staffActors.map((actor): [string, Fields] => [paths.user(actor.uid), storedRecord(actor)]),
  ...Object.entries(tenantStatus).map(([tenantId, status]): [string, Fields] => [
    paths.tenant(Number(tenantId)),
    { status, restaurantIds: [...restaurantIdsOf(Number(tenantId)), tooLongId] },
  ]),
]);

export async function startStorageWorld(): Promise<StorageWorld> {
  const projectId = process.env['GCLOUD_PROJECT'] ?? '';
  const [client, firestore] = [new StorageClient(projectId), new FirestoreClient(projectId)];
  await client.load(rulesText('storage.rules'));
  await firestore.store(people);
  for (const path of storedFiles) await client.store(path, { type: 'image/jpeg', size: 3 });
  return {
    client,
    firestore,
    async end() {
      await client.load(rulesText('storage.rules'));
      for (const path of people.keys()) await firestore.remove(path);
      for (const path of storedFiles) await client.remove(path);
    },
  };
}
