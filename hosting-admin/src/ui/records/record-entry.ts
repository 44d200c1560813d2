// What is known of a kind's screens before they are loaded: enough for the sidebar and for their addresses.
import type { RecordKind } from '@bite/shared/api/record-names';
import type { LucideIcon } from 'lucide-react';
import type { RecordScreens } from './record-screens.tsx';

export interface RecordEntry {
  kind: RecordKind;
  /** Whose business it is, as `record-kinds.ts` has it. */
  area: 'catalogue' | 'people' | 'equipment';
  /** 'Tax rates', and one of them: 'Tax rate'. */
  label: string;
  one: string;
  symbol: LucideIcon;
  load: () => Promise<RecordScreens>;
}
