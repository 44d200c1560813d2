// The ports of all that is done with registered domains.
import type { WritePath } from '../../audit/write-path.ts';
import type { DomainRegistrar } from '../../ports/domain-registrar.ts';
import type { Log } from '../../ports/log.ts';
import type { RecordStore } from '../../ports/records.ts';

export interface RegistrarDeps {
  records: RecordStore;
  writePath: WritePath;
  domainRegistrar: DomainRegistrar;
  log: Pick<Log, 'error'>;
  newGuid: () => string;
  /** Milliseconds. */
  now: () => number;
}

/** Of what changes no purchase. */
export type ChangeDeps = Pick<RegistrarDeps, 'writePath' | 'domainRegistrar'>;
/** Of what only asks. */
export type QuestionDeps = Pick<RegistrarDeps, 'domainRegistrar'>;
