// Checks the bucket of pictures: functions receive events of uploads only in its region, and the back office crops saved pictures
// only if its pages may read it.
import { z } from 'zod';
import { region } from '../../functions/src/runtime.ts';
import { type Finding, judge, ok, wrong } from './finding.ts';
import type { Google } from './google.ts';
import type { Installation } from './installation.ts';

/** `bucket.name` is 'projects/my-bite/buckets/my-bite.firebasestorage.app'. */
const bucket = z.object({ location: z.string(), bucket: z.object({ name: z.string() }) });
const rules = z.object({
  cors: z
    .array(z.object({ origin: z.array(z.string()).default([]), method: z.array(z.string()).default([]) }))
    .default([]),
});

/** 'us' contains us-central1; the regions of a dual-region bucket such as 'nam4' are not known here. */
const isWithin = (location: string): boolean => location === region || location === region.split('-')[0];

export async function checkPictures(
  google: Google,
  projectId: string,
  { settings }: Installation,
): Promise<Finding[]> {
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
  if (answer.kind !== 'found') return [finding];
  const name = answer.body.bucket.name.split('/').at(-1) ?? '';
  return [finding, await checkReadableByPages(google, name, settings['BITE_ADMIN_ORIGIN'])];
}

async function checkReadableByPages(
  google: Google,
  name: string,
  adminOrigin: string | undefined,
): Promise<Finding> {
  const what = 'Cropping of saved pictures';
  const path = `storage/v1/b/${encodeURIComponent(name)}?fields=cors`;
  const unread = {
    readAdvice: 'Sign in with the role "Storage Bucket Viewer" and try again.',
    missing: { detail: 'the bucket is not there', advice: 'See the bucket of pictures.' },
  };
  return judge(what, await google.ask('storage', path, rules), unread, ({ cors }) => {
    const mayRead = cors.some(
      ({ origin, method }) =>
        method.includes('GET') &&
        (origin.includes('*') || (adminOrigin !== undefined && origin.includes(adminOrigin))),
    );
    return mayRead
      ? ok(what, 'pages may read the bucket')
      : wrong(
          what,
          'pages of the back office may not read the bucket (CORS)',
          `gcloud storage buckets update gs://${name} --cors-file=storage.cors.json`,
        );
  });
}
