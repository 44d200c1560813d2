// Every night: builds the storefronts anew that an earlier release left in a format of its own.
import { type RebuildOldFormatDeps, rebuildOldFormat } from '../catalogue/rebuild-old-format.ts';
import { logRun } from './log-run.ts';

export const runHealStorefronts = (deps: RebuildOldFormatDeps): Promise<object> =>
  logRun(deps.log, 'healStorefronts', () => rebuildOldFormat(deps));
