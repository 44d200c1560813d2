// Runs the migrations that are not finished, in their order. One that could not do everything ends the run, since a later
// one may rely on it; the next run goes on there.
import {
  type Migration,
  type MigrationCounts,
  type MigrationDeps,
  type MigrationRecord,
  migrationRecords,
} from './migration.ts';

export interface RunMigrationsOptions {
  isDryRun: boolean;
  /** Runs a migration; around it somebody may tell how it goes. */
  onMigration?: (
    migration: Migration,
    run: (onPlace: () => void) => Promise<MigrationCounts>,
  ) => Promise<MigrationCounts>;
}

export interface MigrationOutcome {
  migration: Migration;
  /** 'before': an earlier run has finished it. 'left': something failed, or no time was left. */
  state: 'before' | 'finished' | 'left' | 'dryRun';
  counts: MigrationCounts;
}

/** Two runs at once do the same work twice, and no harm. */
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
  if (known?.finishedAt !== undefined) return { migration, state: 'before', counts: known };
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
