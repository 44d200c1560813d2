// A change of what is stored, which a release needs made once. It leaves alone what is right already, so that it may be run
// again, resumed after it was cut short, and run beside the platform; where it would lose data it keeps the old fields.
import { isoTime } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import type { RebuildOldFormatDeps } from '../catalogue/rebuild-old-format.ts';
import type { RecordCollection, RecordStore } from '../ports/records.ts';

export interface MigrationDeps extends RebuildOldFormatDeps {
  records: RecordStore;
}

export interface MigrationRun {
  /** Counts what would change, and changes nothing. */
  isDryRun: boolean;
  /** Called for each place that is looked at. */
  onPlace: () => void;
}

export interface MigrationCounts {
  changed: number;
  /** Logged each; tried again by the next run. */
  failed: number;
  /** Those for which no time was left: the next run reaches them. */
  unreached: number;
}

export interface Migration {
  /** In the order in which they run; never given twice. */
  number: number;
  /** What holds afterwards. */
  title: string;
  /** The format of storefronts that it brings. */
  storefrontFormat?: number;
  run(deps: MigrationDeps, run: MigrationRun): Promise<MigrationCounts>;
}

const migrationRecord = z.object({
  number: z.int(),
  title: z.string(),
  /** When it was last begun. */
  startedAt: isoTime,
  /** Absent as long as something is left to do. */
  finishedAt: isoTime.optional(),
  changed: z.int(),
  failed: z.int(),
  unreached: z.int(),
});
export type MigrationRecord = z.output<typeof migrationRecord>;

/** migrations/{number} */
export const migrationRecords: RecordCollection<MigrationRecord> = {
  path: collections.migrations,
  schema: migrationRecord,
};
