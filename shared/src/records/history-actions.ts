// Who may read what was changed in a record: who may read all of it. An entry holds every field, wages included.
import type { PlaceAction } from '../identity/roles.ts';
import type { RecordArea } from './record-kinds.ts';

export const historyActions = (area: RecordArea): readonly PlaceAction[] =>
  area === 'people' ? ['people.read', 'wages.read'] : [`${area}.read`];
