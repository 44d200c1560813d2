// Checks that the services and our API enforce App Check, and that the back office is built with its key.
import { z } from 'zod';
import { type Finding, ok, unknown, wrong } from './finding.ts';
import type { Google } from './google.ts';
import type { Installation } from './installation.ts';

const guarded = [
  ['firestore.googleapis.com', 'Firestore'],
  ['firebasestorage.googleapis.com', 'Storage'],
  ['identitytoolkit.googleapis.com', 'Authentication'],
] as const;

const services = z.object({
  services: z.array(z.object({ name: z.string(), enforcementMode: z.string().optional() })).optional(),
});
const webApps = z.object({ apps: z.array(z.object({ appId: z.string() })).optional() });
const recaptcha = z.object({ name: z.string(), siteKey: z.string().optional() });

const readAdvice = 'Sign in with the role "Firebase App Check Viewer" and try again.';

export async function checkAppCheck(
  google: Google,
  projectId: string,
  installation: Installation,
): Promise<Finding[]> {
  const [enforced, siteKey] = await Promise.all([
    checkEnforcement(google, projectId),
    checkSiteKey(google, projectId, installation.siteKey),
  ]);
  return [...enforced, checkApi(projectId, installation), siteKey];
}

async function checkEnforcement(google: Google, projectId: string): Promise<Finding[]> {
  const answer = await google.ask(
    'firebaseappcheck',
    `v1/projects/${projectId}/services?pageSize=100`,
    services,
  );
  return guarded.map(([service, title]) => {
    const what = `App Check of ${title}`;
    if (answer.kind === 'failed') return unknown(what, answer.why, readAdvice);
    const found = answer.kind === 'found' ? answer.body.services : undefined;
    const mode = found?.find(({ name }) => name.endsWith(`/services/${service}`))?.enforcementMode ?? 'OFF';
    if (mode === 'ENFORCED') return ok(what, 'enforced');
    return wrong(
      what,
      mode === 'UNENFORCED' ? 'only watched, not enforced' : 'off',
      `Firebase console, App Check, APIs, ${title}: "Enforce".`,
    );
  });
}

function checkApi(projectId: string, { settings }: Installation): Finding {
  const what = 'App Check of the API';
  return settings['APP_CHECK'] === 'enforce'
    ? ok(what, 'enforced')
    : wrong(what, 'off', `Write APP_CHECK=enforce into functions/.env.${projectId}.`);
}

async function checkSiteKey(
  google: Google,
  projectId: string,
  siteKey: string | undefined,
): Promise<Finding> {
  const what = 'App Check site key';
  if (!siteKey)
    return wrong(
      what,
      'the back office would be built without one',
      'Write VITE_APP_CHECK_KEY=<key> into hosting-admin/.env.production.local.',
    );
  const apps = await google.ask('firebase', `v1beta1/projects/${projectId}/webApps?pageSize=100`, webApps);
  if (apps.kind === 'failed')
    return unknown(what, apps.why, 'Sign in with the role "Firebase Viewer" and try again.');
  const ids = apps.kind === 'found' ? (apps.body.apps ?? []).map(({ appId }) => appId) : [];
  const registered = await Promise.all(
    ids.map((id) =>
      google.ask(
        'firebaseappcheck',
        `v1/projects/${projectId}/apps/${id}/recaptchaEnterpriseConfig`,
        recaptcha,
      ),
    ),
  );
  if (registered.some((each) => each.kind === 'found' && each.body.siteKey === siteKey))
    return ok(what, 'registered for a web app of the project');
  const silent = registered.find((each) => each.kind === 'failed');
  if (silent) return unknown(what, silent.why, readAdvice);
  return wrong(
    what,
    'no web app of the project is registered with this key',
    'Firebase console, App Check, Apps: register the web app with this reCAPTCHA Enterprise key.',
  );
}
