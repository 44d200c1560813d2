// Selects records of one kind by name for another record; creates and edits them in a drawer with the kind's own form.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { RecordKind } from '@bite/shared/records/record-names';
import type { FieldValues } from 'react-hook-form';
import { type ReferenceProps, useReferences } from '../fields/reference-picker.tsx';
import { useSubject } from '../use-subject.ts';
import { RecordChoice, type RecordChoiceProps } from './record-choice.tsx';
import type { RecordDescriptor } from './record-descriptor.ts';
import { type DrawerSubject, RecordDrawer } from './record-drawer.tsx';

export interface RecordPickerProps<Values extends FieldValues>
  extends ReferenceProps<Values>,
    Pick<RecordChoiceProps<Values>, 'isOffered'> {
  restaurant: MyRestaurant;
  /** Whether the person may edit such records; by default whoever fills in the form may. */
  mayWrite?: boolean;
}

interface PickerOfKindProps<Kind extends RecordKind, Values extends FieldValues>
  extends RecordPickerProps<Values> {
  descriptor: RecordDescriptor<Kind>;
}

export function RecordPicker<Kind extends RecordKind, Values extends FieldValues>(
  props: PickerOfKindProps<Kind, Values>,
) {
  const { descriptor, restaurant, mayWrite = true, ...field } = props;
  const { kind, one, many, idOf } = descriptor;
  const { add } = useReferences(field);
  const drawer = useSubject<DrawerSubject>();
  return (
    <>
      <RecordChoice
        {...field}
        {...{ kind, one, many, restaurant }}
        {...(mayWrite && { onCreate: (name) => drawer.open({ name }), onEdit: drawer.open })}
      />
      <RecordDrawer
        descriptor={descriptor}
        restaurant={restaurant}
        asking={drawer}
        onCreated={(record) => add(idOf(record))}
      />
    </>
  );
}
