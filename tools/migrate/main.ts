// The command `npm run migrate`, without its process: tests run it in theirs.
import { parseArgs } from 'node:util';
import { adviceOn, pointAt } from '../connect.ts';
import { SetupError, say } from '../console.ts';
import { migrate } from './migrate.ts';

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

/** Returns the exit code. */
export async function main(args: string[]): Promise<number> {
  const { projectId, isDryRun } = readRequest(args);
  const where = await pointAt(projectId);
  say(isDryRun ? `What would change in ${where} (dry run: nothing is written)` : `Changing ${where}`);
  try {
    return (await migrate({ isDryRun })) ? 0 : 1;
  } catch (error) {
    throw adviceOn(error, projectId) ?? error;
  }
}
