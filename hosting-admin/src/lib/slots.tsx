// Parts of a screen that another feature makes. Features do not import one another: the app hands these to whoever shows them.
import type { RecordKind } from '@bite/shared/api/record-names';
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { type ComponentType, createContext, useContext } from 'react';

export type FieldNames = Readonly<Record<string, string>>;

export interface HistoryProps {
  tenantId: number;
  /** Only what was changed in this restaurant. */
  restaurantId?: number;
  /** Only what was changed in this record, whose form calls its fields so. */
  record?: {
    kind: RecordKind;
    recordId: number;
    names: FieldNames;
    /** Brings back what was before all of these, newest first; absent for who only reads. */
    onRestore?: ((newer: readonly AuditEntry[]) => void) | undefined;
  };
}

export interface Slots {
  /** Who changed what, and when. */
  History: ComponentType<HistoryProps>;
  /** The staff lists of a business's restaurants. */
  StaffLists: ComponentType<{ tenantId: number }>;
}

export const SlotsContext = createContext<Slots | undefined>(undefined);

/** Throws outside of the app. */
export function useSlots(): Slots {
  const slots = useContext(SlotsContext);
  if (!slots) throw new Error('useSlots needs the app above it');
  return slots;
}
