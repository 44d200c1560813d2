// npm run preflight -- --project <id>: checks whether a project is ready for a deployment. It changes nothing, and fails
// unless every check is ok; see docs/deploy.md.
import { command, done, failed, note, say, warn } from './console.ts';
import { accessToken } from './preflight/access-token.ts';
import type { Finding } from './preflight/finding.ts';
import { googleApis } from './preflight/google.ts';
import { readInstallation } from './preflight/installation.ts';
import { readRequest } from './preflight/request.ts';
import { runChecks } from './preflight/run-checks.ts';

const speak: Record<Finding['verdict'], (line: string) => void> = { ok: done, wrong: failed, unknown: warn };

function print({ what, verdict, detail, advice }: Finding): void {
  speak[verdict](`${what}: ${verdict === 'unknown' ? `could not be checked, ${detail}` : detail}`);
  if (advice !== undefined) note(advice);
}

await command(async () => {
  const projectId = readRequest(process.argv.slice(2));
  const google = googleApis({ projectId, token: await accessToken() });
  const findings = await runChecks(google, projectId, readInstallation(projectId));
  for (const finding of findings) print(finding);
  const open = findings.filter(({ verdict }) => verdict !== 'ok').length;
  say(open === 0 ? `\n${projectId} is ready.` : `\n${open} of ${findings.length} checks are not ok.`);
  return open === 0 ? 0 : 1;
});
