// Composes the schedules that look at restaurants' domains.
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreRecords } from '../adapters/firestore/records.ts';
import { runCheckSetUps } from '../schedules/check-set-ups.ts';
import { runProbeHosts } from '../schedules/probe-hosts.ts';
import { recordRun } from '../schedules/record-run.ts';
import { readConfig } from './config.ts';
import { domainServicesFrom } from './domain-services.ts';
import { log } from './logging.ts';

export interface DomainWatch {
  checkSetUps: () => Promise<boolean>;
  probeHosts: () => Promise<boolean>;
}

/** Each returns whether it did everything. */
export function composeDomainWatch(): DomainWatch {
  const config = readConfig(process.env);
  const deps = {
    records: firestoreRecords(firestore()),
    ...domainServicesFrom(config, log, Date.now),
    ...{ log, now: Date.now },
  };
  return {
    checkSetUps: () => recordRun(deps, 'checkSetUps', () => runCheckSetUps(deps)),
    probeHosts: () => recordRun(deps, 'probeHosts', () => runProbeHosts(deps)),
  };
}
