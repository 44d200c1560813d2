// Finds the Java that runs the Firestore emulator and the rules of Storage.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { SetupError } from '../console.ts';

const oldest = 17;
const advice = `install Java ${oldest} or newer (for instance https://adoptium.net), or point JAVA_HOME at one, and run the command again.`;

/**
 * The emulators run for minutes only, too short for Java's second compiler and its parallel collector to pay off on two
 * cores. Without them the rules' tests take half the processor time.
 */
const shortLived = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** A log without the refusals that tests of rules provoke, with a stack trace each. */
const withoutRefusals = `-Djava.util.logging.config.file=${join(import.meta.dirname, 'quiet-logging.properties')}`;

/** The variables for Java programs. The user's own settings come last and win. */
export const javaEnvironment = (
  { logsRefusals = true }: { logsRefusals?: boolean | undefined } = {},
  env: NodeJS.ProcessEnv = process.env,
): Record<string, string> => ({
  JAVA_TOOL_OPTIONS: [shortLived, ...(logsRefusals ? [] : [withoutRefusals]), env.JAVA_TOOL_OPTIONS ?? '']
    .join(' ')
    .trim(),
});

/** The major version in the output of `java -version`: 17 for "17.0.15", 8 for "1.8.0_292". */
export function majorVersion(output: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (!first) return undefined;
  return Number(first === '1' ? second : first);
}

async function versionOf(java: string): Promise<number | undefined> {
  try {
    const { stdout, stderr } = await promisify(execFile)(java, ['-version']);
    return majorVersion(stdout + stderr);
  } catch {
    return undefined; // not found, or macOS's placeholder that only asks to install one
  }
}

function folders(env: NodeJS.ProcessEnv): string[] {
  const home = env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin')] : [];
  return [...home, ...(env.PATH ?? '').split(delimiter)].filter((folder) => existsSync(join(folder, 'java')));
}

/** The folder of a recent enough `java`, JAVA_HOME's before PATH's. Throws a SetupError if there is none. */
export async function findJava(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  let newest = 0;
  for (const folder of folders(env)) {
    const version = (await versionOf(join(folder, 'java'))) ?? 0;
    if (version >= oldest) return folder;
    newest = Math.max(newest, version);
  }
  throw new SetupError(
    newest
      ? `Java ${newest} is too old for the emulators: ${advice}`
      : `The emulators need Java, and none is installed: ${advice}`,
  );
}
