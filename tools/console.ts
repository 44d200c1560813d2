// The output of our commands: a line per step, and one clear sentence on failure.
import { AsyncLocalStorage } from 'node:async_hooks';
import { styleText } from 'node:util';

/** A failure that the user can fix: the message says what is wrong and what to do, without a stack trace. */
export class SetupError extends Error {}

const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
  styleText(style, text, { stream: process.stdout });

type Write = (text: string) => void;

const redirected = new AsyncLocalStorage<Write>();

/** Runs `work` and passes its output, and that of its child processes, to `write` instead of the terminal. */
export const redirect = <T>(write: Write, work: () => Promise<T>): Promise<T> => redirected.run(write, work);

export const toTerminal: Write = (text) => void process.stdout.write(text);

/** Prints text unchanged, for example another program's. */
export const print: Write = (text) => (redirected.getStore() ?? toTerminal)(text);

export const say = (line = ''): void => print(`${line}\n`);

export const note = (line: string): void => say(`  ${paint('dim', line)}`);
export const warn = (line: string): void => say(`${paint('yellow', '!')} ${line}`);
export const done = (line: string): void => say(`${paint('green', '✓')} ${line}`);
export const failed = (line: string): void => say(`${paint('red', '✗')} ${line}`);
export const bold = (text: string): string => paint('bold', text);

/** Announces a step, runs it, and prints its duration. A failing step is named; its error is thrown again. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  say(`${paint('cyan', '▸')} ${title} …`);
  const started = performance.now();
  try {
    const result = await work();
    done(`${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return result;
  } catch (error) {
    failed(title);
    throw error;
  }
}

/** The message for a failure: our own errors and Node's errors about options without a stack, others with it. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOptions = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return error instanceof SetupError || isOptions ? error.message : (error.stack ?? error.message);
}

/** Runs a command's main function, and says why it failed. Returns the exit code. */
export async function exitCodeOf(main: () => Promise<number>): Promise<number> {
  try {
    return await main();
  } catch (error) {
    say();
    failed(explain(error));
    return 1;
  }
}

/** Runs a command's main function as this process. */
export async function command(main: () => Promise<number>): Promise<void> {
  process.exitCode = await exitCodeOf(main);
}
