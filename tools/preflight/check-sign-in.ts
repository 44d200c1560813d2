// Whether the sign-in service keeps to itself which addresses have an account.
import { z } from 'zod';
import { type Finding, ok, unknown, wrong } from './finding.ts';
import type { Google } from './google.ts';

// What is off is left out of the answer, so something else must tell it from nonsense.
const config = z.object({
  name: z.string(),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().optional() }).optional(),
});

const what = 'E-mail enumeration protection';

export async function checkSignIn(google: Google, projectId: string): Promise<Finding[]> {
  const answer = await google.ask('identitytoolkit', `admin/v2/projects/${projectId}/config`, config);
  if (answer.kind === 'failed')
    return [
      unknown(what, answer.why, 'Sign in with the role "Firebase Authentication Viewer" and try again.'),
    ];
  if (answer.kind === 'missing')
    return [
      wrong(what, 'Authentication is not set up', 'Open Authentication in the Firebase console and begin.'),
    ];
  if (answer.body.emailPrivacyConfig?.enableImprovedEmailPrivacy === true) return [ok(what, 'on')];
  return [
    wrong(
      what,
      'off: anybody can find out who has an account',
      'Firebase console, Authentication, Settings, User actions: tick "Email enumeration protection".',
    ),
  ];
}
