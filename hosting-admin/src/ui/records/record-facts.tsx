// All fields of a record in words, for the panel beside its list.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { RecordKind } from '@bite/shared/records/record-names';
import { formatMoment } from '../../lib/date-format.ts';
import type { RecordOf, Versioned } from '../../lib/records.ts';
import { Facts } from '../card.tsx';
import { valueAt } from '../form-changes.ts';
import type { Column } from '../table-types.ts';
import { valueWords } from '../value-words.ts';
import { type RecordDescriptor, titleOf } from './record-descriptor.ts';
import { type ReferenceName, referenceText, useReferenceNames } from './reference-names.ts';

interface FieldTextOptions<Kind extends RecordKind> {
  restaurant: MyRestaurant;
  record: RecordOf<Kind>;
  field: string;
  referenceName: ReferenceName;
}

/** 'Yes', 'Half a cent up', 'Not set', '' for what means nothing in this record; a long text in full. */
export function fieldText<Kind extends RecordKind>(
  { kind, wordsOf }: Pick<RecordDescriptor<Kind>, 'kind' | 'wordsOf'>,
  { restaurant, record, field, referenceName }: FieldTextOptions<Kind>,
): string {
  const own = wordsOf?.(field, record, restaurant);
  if (own !== undefined) return own;
  const value = valueAt(record, field);
  const referred = referenceText({ kind, field, value, referenceName });
  if (referred !== undefined) return referred;
  if (value === undefined || value === null || value === '') return 'Not set';
  return typeof value === 'string' ? value : titleOf(valueWords(value));
}

interface RecordFactsProps<Kind extends RecordKind> {
  descriptor: RecordDescriptor<Kind>;
  restaurant: MyRestaurant;
  entry: Versioned<Kind>;
  /** The columns that the list shows: what they say comes last. */
  columns: readonly Column<Versioned<Kind>>[];
}

export function RecordFacts<Kind extends RecordKind>(props: RecordFactsProps<Kind>) {
  const { descriptor, restaurant, entry, columns } = props;
  const { record } = entry;
  const listed = new Set(columns.flatMap(({ id, fields = [id] }) => fields));
  const fields = fieldsOf(descriptor).filter((field) => field !== 'name');
  const referenceName = useReferenceNames(descriptor.kind, restaurant);
  const textOf = (field: string) => fieldText(descriptor, { restaurant, record, field, referenceName });
  const facts = (isListed: boolean) =>
    fields
      .filter((field) => listed.has(field) === isListed)
      .map((field) => [field, textOf(field)] as const)
      .filter(([, text]) => text !== '')
      .map(([field, text]) => [descriptor.names[field] ?? field, <Text key={field} text={text} />] as const);
  const { createdAt, updatedAt } = record as { createdAt: string; updatedAt: string };
  const moments = [
    ['Last changed', formatMoment(updatedAt, restaurant.timezone)],
    ['Created', formatMoment(createdAt, restaurant.timezone)],
  ] as const;
  return <Facts facts={[...facts(false), ...moments, ...facts(true)]} />;
}

const Text = ({ text }: { text: string }) => <span className="whitespace-pre-line">{text}</span>;

/** The form's fields; a group or a list of rows is one. */
function fieldsOf<Kind extends RecordKind>({ names, entity }: RecordDescriptor<Kind>): string[] {
  const all = Object.keys(names);
  return all.filter((field) => {
    const group = field.slice(0, Math.max(field.lastIndexOf('.'), 0));
    return !all.includes(group) && !entity.serverFields.has(field);
  });
}
