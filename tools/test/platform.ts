// The stacks that tests need: the whole platform with its demo data, and a small one for the security rules.
import { buildAll } from '../build/build-all.ts';
import { buildKit } from '../build/build-kit.ts';
import { SetupError, step } from '../console.ts';
import { loadDemoData } from '../stack/demo-data.ts';
import { stackEnvironment } from '../stack/environment.ts';
import { stacks } from '../stack/stack.ts';
import { type RunningStack, startStack } from '../stack/start-stack.ts';
import { type CheckCounts, nothing } from './check-counts.ts';
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
    /** What the emulators and the functions complained about, where it came up. */
    complaints: (): readonly string[] => running?.complaints ?? [],
    async stop(): Promise<void> {
      const stack = running;
      if (stack) await step('Stopping the test emulators', () => stack.stop());
    },
  };
}

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
