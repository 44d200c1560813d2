// Runs the migrations on the database that the environment names, and prints their progress.

import type { MigrationOutcome } from '../../functions/src/migrations/run-migrations.ts';
import type { Log } from '../../functions/src/ports/log.ts';
import { failed, note, step, warn } from '../console.ts';

/** One line of progress per this many places. */
const EVERY = 100;

/** Returns whether nothing is left to do. */
export async function migrate({ isDryRun }: { isDryRun: boolean }): Promise<boolean> {
  const { composeMigrations } = await import('../../functions/src/composition/migrations.ts');
  const run = composeMigrations(toConsole);
  const outcomes = await run({
    isDryRun,
    onMigration: ({ number, title }, work) => step(`${number}  ${title}`, () => work(progress())),
  });
  for (const outcome of outcomes) tell(outcome);
  return outcomes.every(({ state }) => state !== 'left');
}

function progress(): () => void {
  let places = 0;
  return () => {
    places += 1;
    if (places % EVERY === 0) note(`${places} places looked at`);
  };
}

function tell({
  migration: { number },
  state,
  counts: { changed, failed: wrong, unreached },
}: MigrationOutcome) {
  if (state === 'before') return note(`${number}  finished by an earlier run`);
  if (state === 'dryRun')
    return note(`${number}  ${changed} would change${wrong > 0 ? `, ${wrong} could not` : ''}`);
  note(`${number}  ${changed} changed`);
  if (state === 'finished') return;
  failed(
    `${number}  ${[wrong > 0 && `${wrong} failed`, unreached > 0 && `${unreached} not reached`].filter(Boolean).join(', ')}: ` +
      'mend what is named above and run the command again; it goes on where it is.',
  );
}

const toConsole: Log = {
  info: () => undefined,
  error: (message, fields) => warn(`${message}${fields ? ` ${JSON.stringify(fields)}` : ''}`),
};
