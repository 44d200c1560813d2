// Points this process at a database before any adapter is loaded: the running stack's, or a deployed project's.
import { connect } from 'node:net';
import { SetupError } from './console.ts';
import { stackEnvironment, stackFromEnvironment } from './stack/environment.ts';
import { address, stacks } from './stack/stack.ts';

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: address });
    socket.once('connect', () => {
      socket.end();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Returns the name of the database. Throws a SetupError if no emulators are running. */
export async function pointAt(projectId: string | undefined): Promise<string> {
  if (projectId !== undefined) {
    for (const name of Object.keys(stackEnvironment(stacks.start))) delete process.env[name];
    Object.assign(process.env, { GCLOUD_PROJECT: projectId, GOOGLE_CLOUD_PROJECT: projectId });
    // What restaurants' subdomains end in, which the functions are told there.
    const { readInstallation } = await import('./preflight/installation.ts');
    const { SITE_BASE_DOMAIN } = readInstallation(projectId).settings;
    if (SITE_BASE_DOMAIN) Object.assign(process.env, { SITE_BASE_DOMAIN });
    return `the project ${projectId}`;
  }
  const stack = process.env.BITE_STACK ? stackFromEnvironment() : stacks.start;
  if (!(await isListening(stack.ports.firestore))) {
    throw new SetupError(
      `No emulators are running (nothing answers at ${address}:${stack.ports.firestore}): ` +
        'run `npm start` in another terminal, or name a deployed project with --project <id>.',
    );
  }
  Object.assign(process.env, stackEnvironment(stack));
  return `the emulators (${stack.projectId})`;
}

const NOT_FOUND = 5;
const PERMISSION_DENIED = 7;
const UNAUTHENTICATED = 16;

/** Advice for an error that denies access to the database; undefined for any other error. */
export function adviceOn(error: unknown, projectId: string | undefined): SetupError | undefined {
  if (projectId === undefined || !(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  if (code === UNAUTHENTICATED || /default credentials/i.test(error.message)) {
    return new SetupError(
      'Nobody is signed in to Google Cloud here: run `gcloud auth application-default login` first.',
    );
  }
  if (code === PERMISSION_DENIED) {
    return new SetupError(
      `This account may not read and write the database of ${projectId}: ask its owner for the role "Cloud Datastore User".`,
    );
  }
  if (code === NOT_FOUND)
    return new SetupError(`The project ${projectId} has no Firestore database, or there is no such project.`);
  return undefined;
}
