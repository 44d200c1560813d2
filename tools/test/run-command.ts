// Runs our commands in tests: in the process of the test, since one of their own takes most of a second, or as people do.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { exitCodeOf, redirect } from '../console.ts';
import { binary, root } from '../root.ts';
import type { Stack } from '../stack/stack.ts';

interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** One at a time: the stack is in the environment, as for the process of a command. */
export async function runMain(
  main: (args: string[]) => Promise<number>,
  args: string[],
  on: Stack,
): Promise<Outcome> {
  const before = process.env.BITE_STACK;
  process.env.BITE_STACK = JSON.stringify(on);
  let output = '';
  const write = (text: string): void => {
    output += text;
  };
  const code = await redirect(write, () => exitCodeOf(() => main(args)));
  process.env.BITE_STACK = before;
  return { code, output: stripVTControlCharacters(output) };
}

/** @param command 'admin', of `npm run admin`; in a terminal without colours. */
export function runProcess(command: string, args: string[], on: Stack): Promise<Outcome> {
  const env = { ...process.env, BITE_STACK: JSON.stringify(on), NO_COLOR: '1' };
  const script = join(root, 'tools', `${command}.ts`);
  return new Promise((resolve) => {
    execFile(binary('node'), [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}
