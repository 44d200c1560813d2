// All tests of Firestore's rules, in one file so that the last one can check which expressions were never evaluated.
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll } from 'vitest';
import { describeCoverage } from './coverage.suite.ts';
import type { FirestoreClient } from './firestore-client.ts';
import { describeKitchen } from './kitchen.suite.ts';
import { describeAgreement, describeMatrix } from './matrix.suite.ts';
import { describeSessions } from './session.suite.ts';
import { startClient, startEnvironment } from './world.ts';

let client: FirestoreClient;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  client = await startClient();
  environment = await startEnvironment();
});
afterAll(() => environment.cleanup());

describeMatrix(() => client);
describeAgreement();
describeKitchen(
  () => client,
  () => environment,
);
describeSessions(
  () => client,
  () => environment,
);
describeCoverage(() => environment);
