// The stacks that tests need: the whole platform with its demo data, and a small one for the security rules.
import { buildAll } from '../build/build-all.ts';
import { buildKit } from '../build/build-kit.ts';
import { cardNumbersInDocuments, cardNumbersInLog } from '../card-numbers/scan-stack.ts';
import { SetupError, step } from '../console.ts';
import { emulatorClients } from '../seed/emulator-clients.ts';
import { loadDemoData } from '../stack/demo-data.ts';
import { stackEnvironment } from '../stack/environment.ts';
import { stacks } from '../stack/stack.ts';
import { type RunningStack, startStack } from '../stack/start-stack.ts';
import { type CheckCounts, nothing, one } from './check-counts.ts';
import { openSecondPizzeria } from './second-pizzeria.ts';

type Environment = Record<string, string>;

/** The platform that the tests of several parts share. */
export function platform() {
  const ready = Promise.withResolvers<Environment>();
  ready.promise.catch(() => undefined);
  let running: RunningStack | undefined;
  return {
    /** Builds it, starts it and loads its data. Call it once. */
    async start(): Promise<CheckCounts> {
      try {
        await buildAll();
        await buildKit();
        running = await step('Starting the test emulators', () => startStack(stacks.test));
        await loadDemoData(running, 'few');
        await openSecondPizzeria(stacks.test);
        ready.resolve(stackEnvironment(stacks.test));
        return nothing;
      } catch (error) {
        ready.reject(error);
        throw error;
      }
    },
    /** The variables by which a program finds it, once it is up. Throws a SetupError if it did not start. */
    async environment(): Promise<Environment> {
      try {
        return await ready.promise;
      } catch {
        throw new SetupError('The platform did not start: its own part says why.');
      }
    },
    /** Whether what the tests paid with has left a card number in a document or in the log. Nothing if it did not start. */
    async checkCardNumbers(): Promise<CheckCounts> {
      const stack = running;
      if (!stack) return nothing;
      const { firestore, close } = emulatorClients(stacks.test);
      try {
        const found = await step('Looking for card numbers in documents and logs', async () => [
          ...(await cardNumbersInDocuments(firestore)),
          ...(await cardNumbersInLog(stack.logPath)),
        ]);
        return countOf(found);
      } finally {
        await close();
      }
    },
    /** What the emulators and the functions complained about, where it came up. */
    complaints: (): readonly string[] => running?.complaints ?? [],
    async stop(): Promise<void> {
      const stack = running;
      if (stack) await step('Stopping the test emulators', () => stack.stop());
    },
  };
}

const countOf = (found: readonly string[]): CheckCounts => {
  const name = 'No card number is in a document or in the log';
  if (found.length === 0) return one(true, name);
  return { ...one(false, name), failures: [{ name, reason: found.slice(0, 20).join('\n') }] };
};

/** Runs `work` on separate emulators, which need no build. */
export async function withRulesStack(
  work: (environment: Environment) => Promise<CheckCounts>,
): Promise<CheckCounts> {
  const running = await step('Starting the emulators for the rules', () =>
    startStack(stacks.rules, { only: ['firestore', 'storage'] }),
  );
  try {
    return await work(stackEnvironment(running.stack));
  } finally {
    await running.stop();
  }
}
