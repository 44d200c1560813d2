// Who may read what was changed in a record: who may read all of it. An entry holds every field, wages and private details included.
import type { PlaceAction } from '../identity/roles.ts';
import type { RecordArea } from './record-kinds.ts';
import { recordKinds } from './record-names.ts';

/** What has a history of its own: records below a restaurant, and the restaurant itself. */
export const historyKinds = [...recordKinds, 'restaurants'] as const;
export type HistoryKind = (typeof historyKinds)[number];

export const historyActions = (area: RecordArea): readonly PlaceAction[] =>
  area === 'people' ? ['people.read', 'wages.read', 'privateDetails.read'] : [`${area}.read`];
