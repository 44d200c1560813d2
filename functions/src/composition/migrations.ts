// Composes the migrations with their adapters. The environment selects the database: the emulators' or a project's.

import { firestoreCounts } from '../adapters/firestore/count-store.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { firestoreStorefrontArchive } from '../adapters/firestore/storefront-archive.ts';
import { migrations } from '../migrations/migrations.ts';
import {
  type MigrationOutcome,
  type RunMigrationsOptions,
  runMigrations,
} from '../migrations/run-migrations.ts';
import type { Log } from '../ports/log.ts';
import { sourcesFrom } from './storefront-sources.ts';
import { vaultFrom } from './vault.ts';

/** @param log Receives the records that could not be changed. */
export function composeMigrations(log: Log): (options: RunMigrationsOptions) => Promise<MigrationOutcome[]> {
  const db = firestore();
  const records = firestoreRecords(db);
  const deps = {
    records,
    vault: vaultFrom({ vaultKeys: process.env['VAULT_KEYS'] }, { records, now: Date.now }),
    countStore: firestoreCounts(db),
    sources: sourcesFrom(db),
    storefronts: firestoreStorefrontArchive(db),
    log,
    now: Date.now,
  };
  return (options) => runMigrations(deps, migrations, options);
}
