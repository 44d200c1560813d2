// Creates or edits a record in a drawer above the form that refers to it.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import type { RecordKind } from '@bite/shared/records/record-names';
import { useMemo } from 'react';
import { toast } from 'sonner';
import type { RecordOf } from '../../lib/records.ts';
import { Drawer } from '../dialog.tsx';
import { WhenLoaded } from '../loaded.tsx';
import { ClosingGuard } from '../unsaved-guard.tsx';
import type { DialogSubject } from '../use-subject.ts';
import type { RecordDescriptor } from './record-descriptor.ts';
import { NewRecordEditor, RecordEditor, useRecord } from './record-editor.tsx';

/** An existing record, or the name of a new one. */
export type DrawerSubject = { recordId: number; name: string } | { recordId?: undefined; name: string };

interface RecordDrawerProps<Kind extends RecordKind> {
  descriptor: RecordDescriptor<Kind>;
  restaurant: MyRestaurant;
  asking: DialogSubject<DrawerSubject>;
  onCreated: (record: RecordOf<Kind>) => void;
}

export function RecordDrawer<Kind extends RecordKind>(props: RecordDrawerProps<Kind>) {
  const { descriptor, asking } = props;
  const { subject, isOpen, close } = asking;
  if (!subject) return null;
  const { recordId, name } = subject;
  return (
    <ClosingGuard onClose={close}>
      {(askToClose) => (
        <Drawer
          isOpen={isOpen}
          onClose={askToClose}
          title={recordId === undefined ? `New ${descriptor.one}` : `Edit ${isolated(name)}`}
        >
          {recordId === undefined ? (
            <NewInDrawer {...props} name={name} />
          ) : (
            <EditInDrawer {...props} recordId={recordId} />
          )}
        </Drawer>
      )}
    </ClosingGuard>
  );
}

function NewInDrawer<Kind extends RecordKind>(props: RecordDrawerProps<Kind> & { name: string }) {
  const { descriptor, asking, onCreated, name } = props;
  const values = useMemo(() => ({ ...descriptor.blank, name }), [descriptor, name]);
  const done = (record: RecordOf<Kind>): void => {
    onCreated(record);
    asking.close();
  };
  return <NewRecordEditor {...props} isPart mayWrite values={values} onCreated={done} />;
}

function EditInDrawer<Kind extends RecordKind>(props: RecordDrawerProps<Kind> & { recordId: number }) {
  const { descriptor, restaurant, asking, recordId } = props;
  return (
    <WhenLoaded query={useRecord(descriptor, restaurant, recordId)} what={`this ${descriptor.one}`}>
      {(entry) => (
        <RecordEditor
          {...props}
          mayWrite
          entry={entry}
          onSaved={({ record }) => {
            toast.success(`${isolated(descriptor.nameOf(record))} saved`);
            asking.close();
          }}
        />
      )}
    </WhenLoaded>
  );
}
