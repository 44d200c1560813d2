// Parses the command line.
import { parseArgs } from 'node:util';
import { SetupError } from '../console.ts';

/** The project to check. Throws a SetupError with the usage. */
export function readRequest(args: string[]): string {
  const { values } = parseArgs({ args, options: { project: { type: 'string' } } });
  if (!values.project) throw new SetupError('Name the project: npm run preflight -- --project <id>');
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(values.project))
    throw new SetupError(`--project ${values.project} is no project id, such as my-bite-1234`);
  return values.project;
}
