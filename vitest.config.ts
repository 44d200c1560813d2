// The kinds of tests: unit (no emulator), screens (unit tests in a stand-in DOM), and those that need the running stack.
import { defineConfig } from 'vitest/config';
import { refuseNode } from './tools/test/node-version.ts';

const refusal = refuseNode(process.versions.node);
if (refusal !== undefined) throw new Error(refusal);

// Set by `npm test -- --long`: many more tries of what is tried at random, and so many more minutes.
const isLong = process.env.BITE_LONG !== undefined;
const long = isLong ? ['shared/src/testing/long.setup.ts'] : [];
const unitTimeout = isLong ? 600_000 : 120_000;

// On few cores, V8's helper threads cost more than they save; fewer and larger collections of young objects cost least.
const collector = { execArgv: ['--single-threaded-gc', '--max-semi-space-size=16'] };

// What a test waits for comes late on a busy machine, and is not less true for it: `vi.waitFor` gives up after a second.
const patient = { poll: { timeout: 60_000 } };
const needsStack = { fileParallelism: false, testTimeout: 120_000, hookTimeout: 120_000, expect: patient };

// Three journeys run at once: one at the pizzeria, which takes orders there and changes a price; one at the second pizzeria or
// with records that nothing else uses; and one of the others, which sign people out and leave both as they are. No two of them
// look at one board.
const secondPizzeria = [
  'e2e/ordering/two-boards-journeys.e2e.ts',
  'e2e/catalogue/{import,sold-out}-journey.e2e.ts',
  'e2e/catalogue/{menu-tree-journeys,price-rise,two-managers}.e2e.ts',
];
const records = [
  'e2e/kit.e2e.ts',
  'e2e/catalogue/{record-journeys,first-order-journey,long-words-journey}.e2e.ts',
  ...secondPizzeria,
];
const ordering = ['e2e/ordering/!(two-boards-journeys).e2e.ts', 'e2e/catalogue/menu-journeys.e2e.ts'];
// Files share one browser, and what has been checked of a screen.
const journeys = {
  fileParallelism: false,
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: patient,
};

// Each has a project of its own on the emulators, which everything it loads belongs to from then on.
const ownProject = [
  'functions/src/index.emulator.test.ts',
  'tools/{admin,migrate,import-menu}/*.emulator.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,functions,tools,sandbox}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.emulator.test.ts'],
          // Files of one worker share what they have loaded; each leaves clocks, globals and channels as it found them.
          isolate: false,
          ...collector,
          setupFiles: long,
          // How long a test takes is not part of what it claims: hundreds of requests or records take seconds where the
          // machine is busy.
          testTimeout: unitTimeout,
          expect: patient,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['hosting-*/src/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.emulator.test.ts'],
          environment: 'happy-dom',
          // As with unit: a window a file costs more than all that the files do in it.
          isolate: false,
          ...collector,
          setupFiles: [...long, 'tools/test/screens.setup.ts'],
          // Who looks is where the restaurants of the tests are, unless a test says otherwise.
          env: { TZ: 'America/New_York' },
          // A whole page drawn many times takes seconds where the machine is busy.
          testTimeout: unitTimeout,
          expect: patient,
        },
      },
      {
        test: {
          name: 'emulator',
          include: ['{functions,hosting-admin,tools,sandbox}/**/*.emulator.test.ts'],
          exclude: ['**/node_modules/**', ...ownProject],
          isolate: false,
          ...needsStack,
        },
      },
      { test: { name: 'emulator-alone', include: ownProject, ...needsStack } },
      // Firestore's and Storage's lie in projects of their own, and those of Storage mostly wait.
      {
        test: {
          name: 'rules',
          include: ['rules-tests/**/*.test.ts'],
          ...needsStack,
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
      { test: { name: 'e2e-ordering', include: ordering, ...journeys } },
      { test: { name: 'e2e-records', include: records, ...journeys } },
      {
        test: { name: 'e2e', include: ['e2e/**/*.e2e.ts'], exclude: [...ordering, ...records], ...journeys },
      },
    ],
  },
});
