// Keeps a command running until Ctrl-C (or a closed terminal), or until its emulators end by themselves.
import { say } from '../console.ts';
import type { RunningStack } from './start-stack.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves with the exit code when all has ended: 0 after an interruption, 1 if the emulators ended by themselves. */
export async function untilInterrupted(
  running: RunningStack,
  alsoEnd: () => Promise<void> = async () => {},
): Promise<number> {
  let asked = false;
  await new Promise<void>((resolve) => {
    for (const signal of signals) {
      process.on(signal, () => {
        asked = true;
        resolve();
      });
    }
    void running.ended.then(resolve);
  });
  say(asked ? '\n▸ Ending everything …' : '\n✗ The emulators have ended by themselves.');
  await Promise.all([running.stop(), alsoEnd()]);
  if (asked) say('✓ Everything has ended');
  return asked ? 0 : 1;
}
