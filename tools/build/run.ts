// Runs a tool and shows its output only if it fails. The tool ends with this process.
import { spawn } from 'node:child_process';

export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

export function attempt(
  command: string,
  args: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...options,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = (): void => void child.kill();
    process.once('exit', end);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const settle = (outcome: Outcome): void => {
      process.off('exit', end);
      resolve(outcome);
    };
    child.once('error', (error) => settle({ ok: false, output: error.message }));
    child.once('close', (code) => settle({ ok: code === 0, output }));
  });
}
