// npm run migrate: updates stored data to this release; a repeated run continues after an interruption. For the running
// emulators or, with --project, a deployed project. With --dry-run it only reports what it would do.
import { parseArgs } from 'node:util';
import { adviceOn, pointAt } from './connect.ts';
import { command, SetupError, say } from './console.ts';
import { migrate } from './migrate/migrate.ts';

const usage = '  npm run migrate -- [--project <id>] [--dry-run]';
const options = { project: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const;

function readRequest(args: string[]) {
  try {
    const { values } = parseArgs({ args, options });
    return { projectId: values.project, isDryRun: values['dry-run'] };
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

await command(async () => {
  const { projectId, isDryRun } = readRequest(process.argv.slice(2));
  const where = await pointAt(projectId);
  say(isDryRun ? `What would change in ${where} (dry run: nothing is written)` : `Changing ${where}`);
  try {
    return (await migrate({ isDryRun })) ? 0 : 1;
  } catch (error) {
    throw adviceOn(error, projectId) ?? error;
  }
});
