// Firestore's rules, in one file so that the last test can ask the emulator which expressions were never evaluated.
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll } from 'vitest';
import { describeCoverage } from './coverage.suite.ts';
import { describeKitchen } from './kitchen.suite.ts';
import { describeAgreement, describeMatrix } from './matrix.suite.ts';
import { describeSessions } from './session.suite.ts';
import { startWorld } from './world.ts';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startWorld();
});
afterAll(() => environment.cleanup());

describeMatrix(() => environment);
describeAgreement();
describeKitchen(() => environment);
describeSessions(() => environment);
describeCoverage(() => environment);
