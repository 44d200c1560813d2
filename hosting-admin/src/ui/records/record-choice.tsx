// Chooses records of a kind by name for another record. A RecordPicker also creates and edits them.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { RecordKind } from '@bite/shared/records/record-names';
import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { usePorts } from '../../lib/ports-context.tsx';
import { recordsQuery } from '../../lib/records.ts';
import { Button } from '../button.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import {
  ReferencePicker,
  type ReferencePickerProps,
  type ReferenceProps,
} from '../fields/reference-picker.tsx';
import { titleOf } from './record-descriptor.ts';
import { namedFrom } from './reference-names.ts';
import { useTellingApart } from './telling-apart.ts';

export interface RecordChoiceProps<Values extends FieldValues>
  extends ReferenceProps<Values>,
    Pick<ReferencePickerProps<Values>, 'onCreate' | 'onEdit'> {
  kind: RecordKind;
  /** 'prep station', 'prep stations' */
  one: string;
  many: string;
  restaurant: MyRestaurant;
  /** Which may be chosen; by default all. */
  isOffered?: (id: number) => boolean;
}

export function RecordChoice<Values extends FieldValues>(props: RecordChoiceProps<Values>) {
  const { kind, one, many, restaurant, isOffered = () => true, ...field } = props;
  const { call } = usePorts();
  const { data, error, refetch } = useQuery(recordsQuery(call, kind, restaurant));
  const detailOf = useTellingApart(kind, restaurant);
  const records = data?.records
    .map(({ record }) => namedFrom(kind, record))
    .map((named) => ({ ...named, detail: detailOf(named.id) }))
    .filter(({ id }) => isOffered(id));
  const none = data?.records.length === 0 && !field.onCreate ? `No ${many} yet` : undefined;
  return (
    <div className="grid content-start gap-2">
      <ReferencePicker {...field} noun={one} none={none} records={records} hasFailed={error !== null} />
      {error && !data && (
        <FailureNotice
          error={error}
          undone={`${titleOf(many)} could not be loaded.`}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
    </div>
  );
}
