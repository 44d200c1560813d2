// Checks the database's TTL policies and its backups.
import { z } from 'zod';
import { type Finding, judge, ok, wrong } from './finding.ts';
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

const unread = {
  readAdvice: 'Sign in with the role "Cloud Datastore Viewer" and try again.',
  missing: {
    detail: 'there is no database',
    advice: 'Create the Firestore database of the project, in Native mode.',
  },
};

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
  return judge(what, answer, unread, ({ fields }) => {
    const suffix = `/collectionGroups/${collection}/fields/${field}`;
    const state = fields?.find(({ name }) => name.endsWith(suffix))?.ttlConfig?.state;
    if (state === 'ACTIVE') return ok(what, 'active');
    if (state === 'CREATING') {
      const wait = 'Wait until it is active, which may take an hour, and run this again.';
      return wrong(what, 'still being made', wait);
    }
    const detail = state === undefined ? 'there is none' : `in state ${state}`;
    return wrong(what, detail, 'Run `npx firebase deploy --only firestore:indexes`.');
  });
}

function backupsIn(answer: Answer<z.output<typeof schedules>>, projectId: string): Finding {
  const what = 'Backups of the database';
  return judge(what, answer, unread, ({ backupSchedules = [] }) => {
    const count = backupSchedules.length;
    if (count > 0) return ok(what, count === 1 ? 'one schedule' : `${count} schedules`);
    return wrong(
      what,
      'nothing is backed up',
      "Run `gcloud firestore backups schedules create --database='(default)' --recurrence=daily " +
        `--retention=7d --project=${projectId}\`.`,
    );
  });
}

function recoveryIn(answer: Answer<z.output<typeof database>>, projectId: string): Finding {
  const what = 'Point-in-time recovery';
  const enable = `gcloud firestore databases update --database='(default)' --enable-pitr --project=${projectId}`;
  return judge(what, answer, unread, ({ pointInTimeRecoveryEnablement }) =>
    pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
      ? ok(what, 'on')
      : wrong(what, 'off', `Run \`${enable}\`.`),
  );
}
