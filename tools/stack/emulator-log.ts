// Writes the emulators' output to a file, and shows only what the user should see.
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cache } from '../root.ts';
import type { Stack } from './stack.ts';

/** What a stack's emulators and functions say, since it was started. */
export const logPathOf = ({ name }: Pick<Stack, 'name'>): string => join(cache, 'logs', `${name}.log`);

const ready = /All emulators ready/;
const noise = [
  /Env variable override detected/,
  /Emulator UI is not starting/,
  /will drop support for Java version/,
  /not currently authenticated/,
  /Could not fetch web app configuration/,
  /has exited upon receiving signal/,
  /Emulators received SIG/,
  /Unable to fetch the CLI MOTD/,
  /storage\.rules line \[\d+\], column/,
  /Unable to look up project number/,
  /Picked up JAVA_TOOL_OPTIONS/,
  // Who wanted it says so itself.
  /Tried to queue a task into a non-existent queue/,
  /request to https?:\/\/\S+ failed/,
];
const worthSeeing = [/^⚠/, /^Error:/, /^✖/, /"severity":"(WARNING|ERROR|CRITICAL)"/, /Failed to /];

/** The meaning of a line: the stack is ready, the user should see it, or it belongs in the file only. */
export function classify(line: string): 'ready' | 'show' | 'keep' {
  if (ready.test(line)) return 'ready';
  if (noise.some((pattern) => pattern.test(line))) return 'keep';
  return worthSeeing.some((pattern) => pattern.test(line)) ? 'show' : 'keep';
}

export class EmulatorLog {
  readonly path: string;
  private readonly file: WriteStream;
  private rest = '';
  private readonly onLine: (kind: 'ready' | 'show', line: string) => void;

  constructor(path: string, onLine: (kind: 'ready' | 'show', line: string) => void) {
    mkdirSync(dirname(path), { recursive: true });
    this.path = path;
    this.file = createWriteStream(path);
    this.onLine = onLine;
  }

  write(text: string): void {
    this.file.write(text);
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    for (const raw of lines) {
      const line = stripVTControlCharacters(raw).trim();
      const kind = classify(line);
      if (kind !== 'keep') this.onLine(kind, line);
    }
  }
}
