// A change of stored data that a release needs once. It skips data that is already right, so that it can be repeated, resumed
// and run beside the platform. If it would lose data, it keeps the old fields.
import { isoTime } from '@bite/shared/kernel/schema';
import { collections } from '@bite/shared/paths';
import { z } from 'zod';
import type { RebuildOldFormatDeps } from '../catalogue/rebuild-old-format.ts';
import type { SubdomainDeps } from '../domains/domain-deps.ts';
import type { Ids } from '../ports/ids.ts';
import type { RecordCollection, RecordStore } from '../ports/records.ts';
import type { Vault } from '../ports/vault.ts';

export interface MigrationDeps extends RebuildOldFormatDeps, SubdomainDeps {
  records: RecordStore;
  vault: Pick<Vault, 'put'>;
  ids: Pick<Ids, 'next'>;
  newGuid: () => string;
}

export interface MigrationRun {
  /** Counts what would change, and changes nothing. */
  isDryRun: boolean;
  /** Called for each place that is examined. */
  onPlace: () => void;
}

export interface MigrationCounts {
  changed: number;
  /** Each is logged, and retried by the next run. */
  failed: number;
  /** Not reached before the time limit; the next run continues with them. */
  unreached: number;
}

export interface Migration {
  /** Migrations run in this order. Numbers are never reused. */
  number: number;
  /** The state after the migration. */
  title: string;
  /** The storefront format that it produces. */
  storefrontFormat?: number;
  /** Also runs where it was finished before, since what it does depends on the configuration. */
  everyTime?: true;
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
