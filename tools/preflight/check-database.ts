// Whether the database forgets what it should forget, and can be brought back.
import { z } from 'zod';
import { type Finding, ok, unknown, wrong } from './finding.ts';
import type { Answer, Google } from './google.ts';
import type { Installation } from './installation.ts';

const ttlFields = z.object({
  fields: z
    .array(z.object({ name: z.string(), ttlConfig: z.object({ state: z.string().optional() }).optional() }))
    .optional(),
});
const schedules = z.object({
  backupSchedules: z.array(z.object({ name: z.string(), retention: z.string().optional() })).optional(),
});
const database = z.object({ name: z.string(), pointInTimeRecoveryEnablement: z.string().optional() });

const noDatabase = 'there is no database';
const create = 'Create the Firestore database of the project, in Native mode.';
const readAdvice = 'Sign in with the role "Cloud Datastore Viewer" and try again.';

export async function checkDatabase(
  google: Google,
  projectId: string,
  { timeToLive }: Installation,
): Promise<Finding[]> {
  const path = `v1/projects/${projectId}/databases/(default)`;
  const [fields, backups, recovery] = await Promise.all([
    google.ask('firestore', `${path}/collectionGroups/-/fields?filter=ttlConfig:*&pageSize=300`, ttlFields),
    google.ask('firestore', `${path}/backupSchedules`, schedules),
    google.ask('firestore', path, database),
  ]);
  return [
    ...timeToLive.map(({ collection, field }) => timeToLiveOf(fields, collection, field)),
    backupsIn(backups, projectId),
    recoveryIn(recovery, projectId),
  ];
}

function timeToLiveOf(
  answer: Answer<z.output<typeof ttlFields>>,
  collection: string,
  field: string,
): Finding {
  const what = `TTL of ${collection}.${field}`;
  if (answer.kind === 'failed') return unknown(what, answer.why, readAdvice);
  if (answer.kind === 'missing') return wrong(what, noDatabase, create);
  const suffix = `/collectionGroups/${collection}/fields/${field}`;
  const found = answer.body.fields?.find(({ name }) => name.endsWith(suffix));
  const state = found?.ttlConfig?.state;
  if (state === 'ACTIVE') return ok(what, 'active');
  if (state === 'CREATING')
    return wrong(
      what,
      'still being made',
      'Wait until it is active, which may take an hour, and run this again.',
    );
  return wrong(
    what,
    state === undefined ? 'there is none' : `in state ${state}`,
    'Run `npx firebase deploy --only firestore:indexes`.',
  );
}

function backupsIn(answer: Answer<z.output<typeof schedules>>, projectId: string): Finding {
  const what = 'Backups of the database';
  if (answer.kind === 'failed') return unknown(what, answer.why, readAdvice);
  if (answer.kind === 'missing') return wrong(what, noDatabase, create);
  const count = answer.body.backupSchedules?.length ?? 0;
  if (count > 0) return ok(what, count === 1 ? 'one schedule' : `${count} schedules`);
  return wrong(
    what,
    'nothing is backed up',
    "Run `gcloud firestore backups schedules create --database='(default)' --recurrence=daily " +
      `--retention=7d --project=${projectId}\`.`,
  );
}

function recoveryIn(answer: Answer<z.output<typeof database>>, projectId: string): Finding {
  const what = 'Point-in-time recovery';
  if (answer.kind === 'failed') return unknown(what, answer.why, readAdvice);
  if (answer.kind === 'missing') return wrong(what, noDatabase, create);
  if (answer.body.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED') return ok(what, 'on');
  return wrong(
    what,
    'off',
    `Run \`gcloud firestore databases update --database='(default)' --enable-pitr --project=${projectId}\`.`,
  );
}
