// Every night: counts which dishes guests order together.
import { type CountOrderedTogetherDeps, countOrderedTogether } from '../ordering/count-ordered-together.ts';
import { logRun } from './log-run.ts';

export const runCountOrderedTogether = (deps: CountOrderedTogetherDeps): Promise<object> =>
  logRun(deps.log, 'countOrderedTogether', () => countOrderedTogether(deps));
