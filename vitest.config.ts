// The kinds of tests: unit (no emulator), screens (unit tests in a stand-in DOM), and those that need the running stack.
import { defineConfig } from 'vitest/config';
import { refuseNode } from './tools/test/node-version.ts';

const refusal = refuseNode(process.versions.node);
if (refusal !== undefined) throw new Error(refusal);

const needsStack = { fileParallelism: false, testTimeout: 30_000, hookTimeout: 60_000 };

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
          // How long a test takes is not part of what it claims: hundreds of requests or records take seconds where the
          // machine is busy.
          testTimeout: 30_000,
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
          setupFiles: ['tools/test/screens.setup.ts'],
          // Who looks is where the restaurants of the tests are, unless a test says otherwise.
          env: { TZ: 'America/New_York' },
          // A whole page drawn many times takes seconds where the machine is busy.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'emulator',
          include: ['{functions,hosting-admin,tools,sandbox}/**/*.emulator.test.ts'],
          ...needsStack,
        },
      },
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
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
