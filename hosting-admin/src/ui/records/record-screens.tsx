// The screens of a kind of record and the picker for other forms, made from its descriptor.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { RecordKind } from '@bite/shared/records/record-names';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DialogSubject } from '../use-subject.ts';
import { DeletedRecords } from './deleted-records.tsx';
import type { RecordDescriptor, RecordScreenProps } from './record-descriptor.ts';
import { type DrawerSubject, RecordDrawer } from './record-drawer.tsx';
import { EditRecord, NewRecord } from './record-form.tsx';
import { RecordList } from './record-list.tsx';
import { RecordPicker, type RecordPickerProps } from './record-picker.tsx';

type Screen = (props: RecordScreenProps) => ReactNode;

export interface RecordScreens {
  list: Screen;
  deleted: Screen;
  create: Screen;
  edit: Screen;
  /** In the form of a record that refers to such ones: taxRateScreens.picker<ItemValues>({ name: 'taxRates', restaurant }). */
  picker: <Values extends FieldValues>(props: RecordPickerProps<Values>) => ReactNode;
  /** Its form in a drawer, for forms that refer to such records in a way of their own. */
  drawer: (props: DrawerProps) => ReactNode;
}

interface DrawerProps {
  restaurant: MyRestaurant;
  asking: DialogSubject<DrawerSubject>;
  onCreated: (recordId: number) => void;
}

export const recordScreens = <Kind extends RecordKind>(
  descriptor: RecordDescriptor<Kind>,
): RecordScreens => ({
  list: (props) => <RecordList descriptor={descriptor} {...props} />,
  deleted: (props) => <DeletedRecords descriptor={descriptor} {...props} />,
  create: (props) => <NewRecord descriptor={descriptor} {...props} />,
  edit: (props) => <EditRecord descriptor={descriptor} {...props} />,
  picker: (props) => <RecordPicker descriptor={descriptor} {...props} />,
  drawer: ({ onCreated, ...props }) => (
    <RecordDrawer
      descriptor={descriptor}
      {...props}
      onCreated={(record) => onCreated(descriptor.idOf(record))}
    />
  ),
});
