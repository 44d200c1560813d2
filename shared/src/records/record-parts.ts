// The kinds of records with parts that they number themselves (kernel/parts.schema.ts), and where those are.
import { isFields } from '../kernel/fields.ts';
import type { RecordKind } from './record-names.ts';

interface RecordPart {
  /** A list of parts, or a single one. */
  field: string;
  /** In messages: 'size'. */
  noun: string;
}

export const recordParts: Readonly<Partial<Record<RecordKind, RecordPart>>> = {
  items: { field: 'sizePrice', noun: 'size' },
  modifierGroups: { field: 'modifiers', noun: 'modifier' },
  printers: { field: 'cashDrawer', noun: 'cash drawer' },
};

/** The values of a record for a new one: its parts without their numbers, since a new record numbers them itself. */
export function withoutPartNumbers<Values extends object>(kind: RecordKind, values: Values): Values {
  const field = recordParts[kind]?.field;
  const parts = field === undefined ? undefined : (values as Record<string, unknown>)[field];
  if (field === undefined || parts === undefined) return values;
  return { ...values, [field]: Array.isArray(parts) ? parts.map(unnumbered) : unnumbered(parts) };
}

function unnumbered(part: unknown): unknown {
  if (!isFields(part)) return part;
  const { id: _id, guid: _guid, ...rest } = part;
  return rest;
}
