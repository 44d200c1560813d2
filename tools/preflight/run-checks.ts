// Runs all checks of a project, in the order in which they are printed.
import { checkAppCheck } from './check-app-check.ts';
import { checkDatabase } from './check-database.ts';
import { checkPictures } from './check-pictures.ts';
import { checkSettings } from './check-settings.ts';
import { checkSignIn } from './check-sign-in.ts';
import type { Finding } from './finding.ts';
import type { Google } from './google.ts';
import type { Installation } from './installation.ts';

export async function runChecks(
  google: Google,
  projectId: string,
  installation: Installation,
): Promise<Finding[]> {
  const found = await Promise.all(
    [checkSignIn, checkAppCheck, checkDatabase, checkPictures, checkSettings].map((check) =>
      check(google, projectId, installation),
    ),
  );
  return found.flat();
}
