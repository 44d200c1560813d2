// Composes the migrations with their adapters. The environment selects the database: the emulators' or a project's.
import { randomUUID } from 'node:crypto';
import { firestoreCounts } from '../adapters/firestore/count-store.ts';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreIds } from '../adapters/firestore/ids.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { firestoreStorefrontArchive } from '../adapters/firestore/storefront-archive.ts';
import { offensiveNames } from '../adapters/names/offensive-names.ts';
import { migrations } from '../migrations/migrations.ts';
import {
  type MigrationOutcome,
  type RunMigrationsOptions,
  runMigrations,
} from '../migrations/run-migrations.ts';
import type { Log } from '../ports/log.ts';
import { domainPolicyFrom } from './config.ts';
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
    ids: firestoreIds(db),
    newGuid: randomUUID,
    domainPolicy: domainPolicyFrom(process.env, []),
    offensiveNames,
    log,
    now: Date.now,
  };
  return (options) => runMigrations(deps, migrations, options);
}
