// The values of a new record that is made from another one.
import type { RecordKind } from '@bite/shared/records/record-names';
import { withoutPartNumbers } from '@bite/shared/records/record-parts';
import type { FieldValues } from 'react-hook-form';
import type { RecordOf } from '../../lib/records.ts';
import { type RecordDescriptor, valuesOf } from './record-descriptor.ts';

/** The copy gets a name of its own, unless a person has to say what names it. */
export function copyOf<Kind extends RecordKind>(
  descriptor: RecordDescriptor<Kind>,
  record: RecordOf<Kind>,
): FieldValues {
  const { kind, nameOf, copyOf: own = (values) => values, isCopiedByHand } = descriptor;
  const values = withoutPartNumbers(kind, own(valuesOf(descriptor, record)));
  return isCopiedByHand ? values : { ...values, name: `${nameOf(record)} (copy)` };
}
