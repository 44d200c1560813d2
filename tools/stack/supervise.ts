// Starts a command under the supervisor, which ends it and its descendants when we end, however that happens.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Supervised {
  readonly child: ChildProcess;
  /** Resolves when none of its processes is running. */
  readonly ended: Promise<void>;
  /** Interrupts it, waits at most `patience` seconds, and kills what is left. */
  stop(): Promise<void>;
}

const running = new Set<Supervised>();

/** Ends all supervised commands. */
export const endSupervised = async (): Promise<void> => {
  await Promise.all([...running].map(({ stop }) => stop()));
};

export function supervise(
  command: string,
  args: readonly string[],
  { cwd, env, patience }: { cwd: string; env: NodeJS.ProcessEnv; patience: number },
): Supervised {
  const supervisor = join(import.meta.dirname, 'supervisor.ts');
  const child = spawn(process.execPath, [supervisor, String(patience), command, ...args], {
    cwd,
    env,
    detached: true, // Ctrl-C reaches only us, and we end it properly
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.stdin?.end();
    await ended;
  };
  const supervised = { child, ended, stop };
  running.add(supervised);
  void ended.then(() => running.delete(supervised));
  return supervised;
}
