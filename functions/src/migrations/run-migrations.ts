// Runs unfinished migrations in order. One that could not do everything ends the run, since a later one may depend on it; the
// next run continues there.
import {
  type Migration,
  type MigrationCounts,
  type MigrationDeps,
  type MigrationRecord,
  migrationRecords,
} from './migration.ts';

export interface RunMigrationsOptions {
  isDryRun: boolean;
  /** Wraps each migration, for example to report progress. */
  onMigration?: (
    migration: Migration,
    run: (onPlace: () => void) => Promise<MigrationCounts>,
  ) => Promise<MigrationCounts>;
}

export interface MigrationOutcome {
  migration: Migration;
  /** 'before': finished by an earlier run. 'left': something failed or the time ran out. */
  state: 'before' | 'finished' | 'left' | 'dryRun';
  counts: MigrationCounts;
}

/** Concurrent runs repeat work but do no harm. */
export async function runMigrations(
  deps: MigrationDeps,
  migrations: readonly Migration[],
  options: RunMigrationsOptions,
): Promise<MigrationOutcome[]> {
  const outcomes: MigrationOutcome[] = [];
  for (const migration of migrations) {
    const outcome = await runOne(deps, migration, options);
    outcomes.push(outcome);
    if (outcome.state === 'left') break;
  }
  return outcomes;
}

async function runOne(
  deps: MigrationDeps,
  migration: Migration,
  { isDryRun, onMigration = (_, run) => run(() => {}) }: RunMigrationsOptions,
): Promise<MigrationOutcome> {
  const known = await deps.records.get(migrationRecords, String(migration.number));
  if (known?.finishedAt !== undefined && !migration.everyTime)
    return { migration, state: 'before', counts: known };
  const startedAt = isoNow(deps);
  const counts = await onMigration(migration, (onPlace) => migration.run(deps, { isDryRun, onPlace }));
  if (isDryRun) return { migration, state: 'dryRun', counts };
  const isFinished = counts.failed + counts.unreached === 0;
  await note(deps, {
    number: migration.number,
    title: migration.title,
    startedAt,
    ...(isFinished && { finishedAt: isoNow(deps) }),
    ...counts,
    changed: counts.changed + (known?.changed ?? 0),
  });
  return { migration, state: isFinished ? 'finished' : 'left', counts };
}

const note = ({ records }: MigrationDeps, record: MigrationRecord): Promise<void> =>
  records.transact(async (transaction) => transaction.set(migrationRecords, String(record.number), record));

const isoNow = ({ now }: MigrationDeps): string => new Date(now()).toISOString();
