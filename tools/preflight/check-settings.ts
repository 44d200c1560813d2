// Checks the functions' environment variables and the secrets that they need.
import { parsedUrl } from '@bite/shared/kernel/parsed-url';
import { deployedEnvironment, deployedEnvironments } from '@bite/shared/shell/environments';
import { z } from 'zod';
import { readConfig } from '../../functions/src/composition/config.ts';
import { type Finding, judge, ok, wrong } from './finding.ts';
import type { Google } from './google.ts';
import type { Installation } from './installation.ts';

const version = z.object({ name: z.string(), state: z.string() });

export async function checkSettings(
  google: Google,
  projectId: string,
  { settings, secrets, builtFor }: Installation,
): Promise<Finding[]> {
  const found = await Promise.all(secrets.map((name) => checkSecret(google, projectId, name)));
  return [checkVariables(projectId, settings), checkEnvironment(projectId, settings, builtFor), ...found];
}

function checkVariables(projectId: string, settings: Installation['settings']): Finding {
  const what = 'Settings of the functions';
  const file = `functions/.env.${projectId}`;
  try {
    const { smtp } = readConfig({ ...settings, BITE_STACK: undefined });
    if (smtp.url && parsedUrl(smtp.url)?.password)
      return wrong(
        what,
        'SMTP_URL holds a password, which nothing reads there',
        `Take it out of ${file}, and run \`npx firebase functions:secrets:set SMTP_PASSWORD --project ${projectId}\`.`,
      );
    if (smtp.url && smtp.from) return ok(what, 'complete');
    return wrong(what, 'no mail can be sent', `Write SMTP_URL and MAIL_FROM into ${file}.`);
  } catch (error) {
    return wrong(what, error instanceof Error ? error.message : String(error), `Mend ${file}.`);
  }
}

/** The mark in the back office and the functions' behaviour must belong to the same environment. */
function checkEnvironment(
  projectId: string,
  { BITE_ENVIRONMENT: said }: Installation['settings'],
  builtFor: string | undefined,
): Finding {
  const what = 'Environment';
  const [deployed, built] = [deployedEnvironment(said), deployedEnvironment(builtFor)];
  const write = `Write BITE_ENVIRONMENT into functions/.env.${projectId} and VITE_ENVIRONMENT into hosting-admin/.env.production.local: ${deployedEnvironments.join(', ')}.`;
  if (said === undefined || !deployed) return wrong(what, `the functions say ${said ?? 'nothing'}`, write);
  if (deployed === built) return ok(what, deployed);
  return wrong(what, `the functions say ${deployed}, and the back office ${built ?? builtFor}`, write);
}

async function checkSecret(google: Google, projectId: string, name: string): Promise<Finding> {
  const what = `Secret ${name}`;
  const path = `v1/projects/${projectId}/secrets/${name}/versions/latest`;
  const set = `Run \`npx firebase functions:secrets:set ${name} --project ${projectId}\`.`;
  const unread = {
    readAdvice: 'Sign in with the role "Secret Manager Viewer" and try again.',
    missing: { detail: 'there is none', advice: set },
  };
  return judge(what, await google.ask('secretmanager', path, version), unread, ({ state }) =>
    state === 'ENABLED'
      ? ok(what, 'there')
      : wrong(what, `its latest version is ${state.toLowerCase()}`, set),
  );
}
