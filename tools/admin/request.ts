// Parses the command line.

import { parseArgs } from 'node:util';
import { parsedUrl } from '@bite/shared/kernel/parsed-url';
import { SetupError } from '../console.ts';

export type Request = {
  /** A deployed project; the emulators if absent. */
  projectId: string | undefined;
  /** The back office of a deployed project, for links; without a trailing slash. */
  adminOrigin: string | undefined;
} & ({ command: 'list-site-admins' } | { command: 'create-site-admin' | 'remove-site-admin'; email: string });

const usage = `  npm run admin -- create-site-admin you@example.com [--project <id>] [--admin-origin <https://…>]
  npm run admin -- list-site-admins [--project <id>]
  npm run admin -- remove-site-admin you@example.com [--project <id>]`;

const options = { project: { type: 'string' }, 'admin-origin': { type: 'string' } } as const;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function originOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const origin = text.replace(/\/$/, '');
  if (parsedUrl(origin)?.origin === origin) return origin;
  throw new SetupError(`--admin-origin ${text} is no address such as https://admin.example.com`);
}

/** Throws a SetupError with the usage. */
export function readRequest(args: string[]): Request {
  const { values, positionals } = parsed(args);
  const [command, email, ...more] = positionals;
  const target = { projectId: values.project, adminOrigin: originOf(values['admin-origin']) };
  if (command === 'list-site-admins' && email === undefined) return { ...target, command };
  if (command !== 'create-site-admin' && command !== 'remove-site-admin')
    throw new SetupError(
      command ? `There is no such command: ${command}\n${usage}` : `Say what to do:\n${usage}`,
    );
  if (!email || more.length > 0) throw new SetupError(`Name one email address:\n${usage}`);
  return { ...target, command, email };
}
