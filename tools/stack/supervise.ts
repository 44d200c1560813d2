// Starts a command under the supervisor, which ends it and its descendants when we end, however that happens.
import { type ChildProcess, spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';

export interface Supervised {
  readonly child: ChildProcess;
  /** Resolves when none of its processes is running. */
  readonly ended: Promise<void>;
  /** Interrupts it, waits for its patience, and kills what is left. */
  stop(): Promise<void>;
}

/** A third of what usual processes get where all want the processor. */
const BACKGROUND_PRIORITY = 5;

const running = new Set<Supervised>();

/** Ends all supervised commands. */
export const endSupervised = async (): Promise<void> => {
  await Promise.all([...running].map(({ stop }) => stop()));
};

interface SuperviseOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Seconds until an interrupted command is killed. */
  readonly patience: number;
  /** Gives way where others want the processor. */
  readonly isBackground?: boolean | undefined;
}

export function supervise(
  command: string,
  args: readonly string[],
  { cwd, env, patience, isBackground = false }: SuperviseOptions,
): Supervised {
  const supervisor = join(import.meta.dirname, 'supervisor.ts');
  const child = spawn(process.execPath, [supervisor, String(patience), command, ...args], {
    cwd,
    env,
    detached: true, // Ctrl-C reaches only us, and we end it properly
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // The supervisor passes its priority on to the command, which it has not started yet.
  if (isBackground && child.pid) setPriority(child.pid, Math.max(getPriority(), BACKGROUND_PRIORITY));
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
