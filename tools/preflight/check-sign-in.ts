// Checks that the sign-in service does not reveal which addresses have an account.
import { z } from 'zod';
import { type Finding, judge, ok, wrong } from './finding.ts';
import type { Google } from './google.ts';

// Settings that are off are missing in the answer, so a setting that is always there tells it from an invalid answer.
const config = z.object({
  name: z.string(),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().optional() }).optional(),
});

const what = 'Email enumeration protection';
const unread = {
  readAdvice: 'Sign in with the role "Firebase Authentication Viewer" and try again.',
  missing: {
    detail: 'Authentication is not set up',
    advice: 'Open Authentication in the Firebase console and begin.',
  },
};

export async function checkSignIn(google: Google, projectId: string): Promise<Finding[]> {
  const answer = await google.ask('identitytoolkit', `admin/v2/projects/${projectId}/config`, config);
  const found = judge(what, answer, unread, ({ emailPrivacyConfig }) =>
    emailPrivacyConfig?.enableImprovedEmailPrivacy === true
      ? ok(what, 'on')
      : wrong(
          what,
          'off: anybody can find out who has an account',
          'Firebase console, Authentication, Settings, User actions: tick "Email enumeration protection".',
        ),
  );
  return [found];
}
