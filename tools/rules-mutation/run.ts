// Runs the mutation of the security rules on its own emulators; rules-tests contain the checks.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { step } from '../console.ts';
import { root } from '../root.ts';
import { stackEnvironment } from '../stack/environment.ts';
import { stacks } from '../stack/stack.ts';
import { startStack } from '../stack/start-stack.ts';

function run(path: string, env: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path], { env: { ...process.env, ...env }, stdio: 'inherit' });
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1));
  });
}

/** Returns the exit code: 0 if every weakened ruleset was noticed. Takes minutes. */
export async function mutateSecurityRules(): Promise<number> {
  const running = await step('Starting the emulators', () =>
    startStack(stacks.rules, { only: ['firestore', 'storage'] }),
  );
  const interrupt = (): void => void running.stop().then(() => process.exit(130));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt).once('SIGHUP', interrupt);
  try {
    return await run(join(root, 'rules-tests/weakened-rules.ts'), stackEnvironment(running.stack));
  } finally {
    await step('Stopping the emulators', () => running.stop());
  }
}
