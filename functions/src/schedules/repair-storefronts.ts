// Every night: rebuilds storefronts in an older format.
import { type RebuildOldFormatDeps, rebuildOldFormat } from '../catalogue/rebuild-old-format.ts';
import { logRun } from './log-run.ts';

export const runRepairStorefronts = (deps: RebuildOldFormatDeps): Promise<object> =>
  logRun(deps.log, 'repairStorefronts', () => rebuildOldFormat(deps));
