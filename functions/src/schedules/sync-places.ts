// Every hour: copies of places are fetched again before they are a day old, or removed then.
import { type SyncPlacesDeps, syncPlaces } from '../places/sync-places.ts';
import { logRun } from './log-run.ts';

export const runSyncPlaces = (deps: SyncPlacesDeps): Promise<object> =>
  logRun(deps.log, 'syncPlaces', () => syncPlaces(deps));
