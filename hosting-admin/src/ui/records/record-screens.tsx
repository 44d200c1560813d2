// The three screens of a kind of record, made of its descriptor.
import type { RecordKind } from '@bite/shared/api/record-names';
import type { ReactNode } from 'react';
import type { RecordDescriptor, RecordScreenProps } from './record-descriptor.ts';
import { EditRecord, NewRecord } from './record-form.tsx';
import { RecordList } from './record-list.tsx';

type Screen = (props: RecordScreenProps) => ReactNode;

export interface RecordScreens {
  list: Screen;
  create: Screen;
  edit: Screen;
}

export const recordScreens = <Kind extends RecordKind>(
  descriptor: RecordDescriptor<Kind>,
): RecordScreens => ({
  list: (props) => <RecordList descriptor={descriptor} {...props} />,
  create: (props) => <NewRecord descriptor={descriptor} {...props} />,
  edit: (props) => <EditRecord descriptor={descriptor} {...props} />,
});
