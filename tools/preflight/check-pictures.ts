// Checks that functions can receive events of uploaded pictures, which requires function and bucket in the same region.
import { z } from 'zod';
import { region } from '../../functions/src/runtime.ts';
import { type Finding, judge, ok, wrong } from './finding.ts';
import type { Google } from './google.ts';

const bucket = z.object({ name: z.string(), location: z.string() });

/** 'us' contains us-central1; the regions of a dual-region bucket such as 'nam4' are not known here. */
const isWithin = (location: string): boolean => location === region || location === region.split('-')[0];

export async function checkPictures(google: Google, projectId: string): Promise<Finding[]> {
  const what = 'Bucket of pictures';
  const answer = await google.ask('firebasestorage', `v1beta/projects/${projectId}/defaultBucket`, bucket);
  const unread = {
    readAdvice: 'Sign in with the role "Firebase Viewer" and try again.',
    missing: { detail: 'there is none', advice: `Set up Storage in the Firebase console, in ${region}.` },
  };
  const finding = judge(what, answer, unread, ({ location }) =>
    isWithin(location.toLowerCase())
      ? ok(what, `in ${location.toLowerCase()}`)
      : wrong(
          what,
          `in ${location.toLowerCase()}, and the functions run in ${region}`,
          'Name the region of the bucket in functions/src/runtime.ts and the rewrites of firebase.json.',
        ),
  );
  return [finding];
}
