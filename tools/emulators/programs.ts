// Finds the two Java programs of the Firebase emulators: Google's downloads if available, else the stand-ins.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { note, SetupError } from '../console.ts';
import { binary, root } from '../root.ts';
import { findEngine, standInFor } from './stand-in.ts';

interface Download {
  readonly remoteUrl: string;
  readonly downloadPathRelativeToCacheDir: string;
}

type Environment = Record<string, string>;

const needed = ['firestore', 'storage'] as const;

function downloads(): Record<(typeof needed)[number], Download> {
  const list = join(
    root,
    'node_modules',
    'firebase-tools',
    'lib',
    'emulator',
    'downloadableEmulatorInfo.json',
  );
  return JSON.parse(readFileSync(list, 'utf8')) as ReturnType<typeof downloads>;
}

function areDownloaded(): boolean {
  const folder = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const known = downloads();
  return needed.every((name) => existsSync(join(folder, known[name].downloadPathRelativeToCacheDir)));
}

async function canDownload(): Promise<boolean> {
  try {
    const answer = await fetch(downloads().firestore.remoteUrl, {
      method: 'HEAD',
      signal: AbortSignal.timeout(4000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

// firebase-tools supports proxies, which our own request does not, so this is tried when all else fails, too.
async function download(): Promise<boolean> {
  try {
    for (const name of needed) {
      note(`downloading the ${name} emulator`);
      await promisify(execFile)(binary('firebase'), [`setup:emulators:${name}`], {
        cwd: root,
        timeout: 600_000,
      });
    }
    return areDownloaded();
  } catch {
    return false;
  }
}

async function find(javaFolder: string): Promise<Environment> {
  if (process.env.FIRESTORE_EMULATOR_BINARY_PATH && process.env.STORAGE_EMULATOR_BINARY_PATH) return {};
  if (areDownloaded()) return {};
  if ((await canDownload()) && (await download())) return {};
  const engine = findEngine();
  if (engine) {
    note("Google's downloads are out of reach: using the Google Cloud CLI's Firestore emulator");
    const folder = await standInFor(engine, javaFolder);
    return {
      FIRESTORE_EMULATOR_BINARY_PATH: join(folder, 'firestore.jar'),
      STORAGE_EMULATOR_BINARY_PATH: join(folder, 'storage-rules.jar'),
    };
  }
  if (await download()) return {};
  throw new SetupError(
    'The emulators cannot be downloaded (storage.googleapis.com is out of reach) and the Google Cloud CLI has no copy: ' +
      'get online once, or install google-cloud-cli-firestore-emulator, and run the command again.',
  );
}

let found: Promise<Environment> | undefined;

/**
 * The environment variables by which firebase-tools finds the programs; none if they are at its default location.
 * Throws a SetupError if they are not available. Looked for once per process.
 */
export function emulatorPrograms(javaFolder: string): Promise<Environment> {
  found ??= find(javaFolder);
  return found;
}
