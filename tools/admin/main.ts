// The command `npm run admin`, without its process: tests run it in theirs.
import { DomainError } from '@bite/shared/kernel/errors';
import type { SiteAdmins } from '../../functions/src/composition/site-admins.ts';
import { adviceOn, pointAt } from '../connect.ts';
import { done, failed, note, say, warn } from '../console.ts';
import { stackFromEnvironment } from '../stack/environment.ts';
import { type Request, readRequest } from './request.ts';

async function create(admins: SiteAdmins, email: string, adminOrigin: string | undefined): Promise<void> {
  const { wasAlready, isNewAccount, passwordCode } = await admins.create(email);
  done(wasAlready ? `${email} is a site administrator already` : `${email} is a site administrator now`);
  if (passwordCode === undefined) return;
  const why = isNewAccount
    ? 'The account is new'
    : 'Nobody had proven the address of this account, so its password was taken away';
  if (adminOrigin === undefined) {
    say(`${why}: choose a password with "Forgot password?" on the sign-in page of the back office.`);
    note('(with --admin-origin this command prints a link instead)');
    return;
  }
  say(`${why}. Choose a password within the hour:`);
  say(`  ${adminOrigin}/auth/action?mode=resetPassword&oobCode=${encodeURIComponent(passwordCode)}`);
}

async function list(admins: SiteAdmins): Promise<void> {
  const found = await admins.list();
  if (found.length === 0) say('There is no site administrator yet.');
  for (const { email, displayName, isActive } of found)
    say(`  ${[email, displayName, ...(isActive ? [] : ['(inactive)'])].filter(Boolean).join('  ')}`);
}

async function run(admins: SiteAdmins, request: Request): Promise<void> {
  if (request.command === 'list-site-admins') return list(admins);
  if (request.command === 'create-site-admin') return create(admins, request.email, request.adminOrigin);
  await admins.remove(request.email);
  done(`${request.email} is no site administrator any more`);
}

function explained(error: unknown, projectId: string | undefined): number {
  if (!(error instanceof DomainError)) throw adviceOn(error, projectId) ?? error;
  failed(error.message);
  if (error.code === 'UNAVAILABLE' && projectId !== undefined)
    note(
      `Is somebody signed in (gcloud auth application-default login) who may manage the users of ${projectId}? ` +
        'The role is "Firebase Authentication Admin".',
    );
  return 1;
}

/** Returns the exit code. */
export async function main(args: string[]): Promise<number> {
  const request = readRequest(args);
  note(`in ${await pointAt(request.projectId)}`);
  const onStack = request.projectId === undefined;
  const adminOrigin = request.adminOrigin ?? (onStack ? stackFromEnvironment().urls.admin : undefined);
  const { composeSiteAdmins } = await import('../../functions/src/composition/site-admins.ts');
  const admins = composeSiteAdmins({ info: () => undefined, error: (message) => warn(message) });
  try {
    await run(admins, { ...request, adminOrigin });
    return 0;
  } catch (error) {
    return explained(error, request.projectId);
  }
}
