// What the sidebar and the routes know about a kind's screens before they are loaded.
import type { RecordKind } from '@bite/shared/records/record-names';
import type { LucideIcon } from 'lucide-react';
import type { RecordScreens } from './record-screens.tsx';

export interface RecordEntry {
  kind: RecordKind;
  /** The kind's area, as in `record-kinds.ts`. */
  area: 'catalogue' | 'people' | 'equipment';
  /** 'Tax rates', and one of them: 'Tax rate'. */
  label: string;
  one: string;
  /** What else people search them by. */
  words?: readonly string[];
  symbol: LucideIcon;
  load: () => Promise<RecordScreens>;
}
