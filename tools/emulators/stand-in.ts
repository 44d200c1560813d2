// Builds the two Java programs of the Firebase emulators from the Google Cloud CLI's copy of the Firestore emulator, for
// machines that cannot download Google's own: a launcher for Firestore, and Storage rules on its rules engine.
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { SetupError } from '../console.ts';
import { madeOnce } from '../made-once.ts';
import { cache } from '../root.ts';

const run = promisify(execFile);
const source = join(import.meta.dirname, 'StorageRulesRuntime.java');
const firestoreMain = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const enginePath = ['platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'];

function cloudCliFolders(): string[] {
  try {
    const args = ['info', '--format=value(installation.sdk_root)'];
    return [execFileSync('gcloud', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()];
  } catch {
    return [];
  }
}

/** The Firestore emulator's jar inside the Google Cloud CLI, if there is one. */
export function findEngine(): string | undefined {
  const common = ['/usr/lib/google-cloud-sdk', '/usr/share/google-cloud-sdk', '/opt/google-cloud-sdk'];
  const jarIn = (folder: string) => join(folder, ...enginePath);
  return common.map(jarIn).find(existsSync) ?? cloudCliFolders().map(jarIn).find(existsSync);
}

async function makeJar(
  folder: string,
  name: string,
  main: string,
  engine: string,
  tools: JavaTools,
): Promise<void> {
  const manifest = join(folder, `${name}.manifest`);
  const classes = join(folder, 'classes', name);
  mkdirSync(classes, { recursive: true });
  writeFileSync(manifest, manifestOf(main, pathToFileURL(engine).href));
  await run(tools.jar, ['cfm', join(folder, `${name}.jar`), manifest, '-C', classes, '.']);
}

// A manifest line holds at most 72 bytes; a longer value continues after a newline and a blank.
function manifestOf(main: string, classPath: string): string {
  const fold = (line: string): string => (line.match(/.{1,70}/g) ?? []).join('\n ');
  return `${fold(`Main-Class: ${main}`)}\n${fold(`Class-Path: ${classPath}`)}\n`;
}

async function make(draft: string, engine: string, tools: JavaTools): Promise<void> {
  const classes = join(draft, 'classes', 'storage-rules');
  await run(tools.javac, ['-proc:none', '--release', '17', '-cp', engine, '-d', classes, source]);
  await makeJar(draft, 'firestore', firestoreMain, engine, tools);
  await makeJar(draft, 'storage-rules', 'StorageRulesRuntime', engine, tools);
}

interface JavaTools {
  readonly javac: string;
  readonly jar: string;
}

function toolsIn(javaFolder: string): JavaTools {
  const tools = { javac: join(javaFolder, 'javac'), jar: join(javaFolder, 'jar') };
  if (existsSync(tools.javac) && existsSync(tools.jar)) return tools;
  throw new SetupError(
    `The storage rules have to be compiled here, and ${javaFolder} has Java but no compiler: ` +
      "install a JDK (Java's development kit, 17 or newer), or point JAVA_HOME at one, and run the command again.",
  );
}

/**
 * The folder with firestore.jar and storage-rules.jar, built once per engine and source, then kept.
 * Throws a SetupError if there is no Java compiler next to `java`.
 */
export async function standInFor(engine: string, javaFolder: string): Promise<string> {
  const key = createHash('sha256').update(readFileSync(source)).update(engine).digest('hex').slice(0, 12);
  const folder = join(cache, 'emulators', `stand-in-${key}`);
  return madeOnce(folder, (draft) => make(draft, engine, toolsIn(javaFolder)));
}
