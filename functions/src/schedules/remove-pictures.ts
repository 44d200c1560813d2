// Every night: deletes pictures that nothing has used for seven days.
import { type RemoveUnusedDeps, removeUnusedPictures } from '../media/remove-unused-pictures.ts';
import { logRun } from './log-run.ts';

export const runRemovePictures = (deps: RemoveUnusedDeps): Promise<object> =>
  logRun(deps.log, 'removePictures', () => removeUnusedPictures(deps));
