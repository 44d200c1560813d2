// Square lists a modifier inside its list and a second time outside. Merges both copies into one object.
import { type Fields, isFields } from '../../kernel/fields.ts';
import type { Fault, Source } from './catalog.ts';
import { leavesOf } from './leaves.ts';

/** The two copies have separate versions, which say nothing about the menu. */
const bookkeeping = new Set(['version', 'updated_at', 'created_at']);

/** Adds the fields that only the second copy has. Reports an error if the two disagree. */
export function mergeTwin(source: Source, twin: Fields): Fault[] {
  const own = new Map(leavesOf(source.raw));
  const { type, id, name } = source;
  const shared = leavesOf(twin).filter(([path]) => own.has(path));
  source.repeated = shared.length;
  source.raw = filledUp(source.raw, twin);
  const disagreements = shared.filter(([path, value]) => own.get(path) !== value && !bookkeeping.has(path));
  return disagreements.map(([field]) => ({
    type,
    id,
    name,
    field,
    message: 'differs between the two places where the object stands in the file',
  }));
}

function filledUp(fields: Fields, from: Fields): Fields {
  const filled: Record<string, unknown> = { ...from, ...fields };
  for (const [name, value] of Object.entries(fields)) {
    const other = from[name];
    if (isFields(value) && isFields(other)) filled[name] = filledUp(value, other);
  }
  return filled;
}
