// Adds tags to the selected items and takes tags off them; all their other tags stay.
import { Tags } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ActionForm } from '../../../../ui/action-form.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { BeforeAfter } from '../../../../ui/records/before-after.tsx';
import { countOf, type RecordTool, type RecordToolProps } from '../../../../ui/records/record-descriptor.ts';
import { referenceText, useReferenceNames } from '../../../../ui/records/reference-names.ts';
import { tagScreens } from '../tags.tsx';
import type { ItemRecord } from './item-values.ts';

const schema = z.object({ added: z.array(z.number()), removed: z.array(z.number()) });
type Values = z.output<typeof schema>;

const start: Values = { added: [], removed: [] };
const names = { added: 'Add', removed: 'Take off' };

/** A tag that is named on both sides is taken off. */
function tagsAfter({ tagIds }: Pick<ItemRecord, 'tagIds'>, { added, removed }: Values): number[] {
  return [...new Set([...tagIds, ...added])].filter((id) => !removed.includes(id));
}

const isChanged = (record: ItemRecord, values: Values): boolean =>
  String(tagsAfter(record, values)) !== String(record.tagIds);

const nouns = { one: 'item', many: 'items' };

function TagDialog({ restaurant, entries, onClose, onDone, change }: RecordToolProps<'items'>) {
  const apply = async (values: Values) => {
    onClose();
    onDone(
      await change(entries, {
        changes: (record) => ({ tagIds: tagsAfter(record, values) }),
        done: 'tagged',
      }),
    );
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`Tag ${countOf(entries.length, nouns)}`}
      description="All their other tags stay."
    >
      <ActionForm<Values>
        schema={schema}
        values={start}
        names={names}
        label="Tags"
        labels={['Change tags', 'Changing…']}
        onSubmit={(values) => void apply(values)}
        onCancel={onClose}
      >
        {tagScreens.picker<Values>({ name: 'added', restaurant })}
        {tagScreens.picker<Values>({ name: 'removed', restaurant, mayWrite: false })}
        <Outcome entries={entries} restaurant={restaurant} />
      </ActionForm>
    </FormDialog>
  );
}

function Outcome({ entries, restaurant }: Pick<RecordToolProps<'items'>, 'entries' | 'restaurant'>) {
  const values = useWatch() as Values;
  const referenceName = useReferenceNames('items', restaurant);
  const textOf = (value: readonly number[]) =>
    referenceText({ kind: 'items', field: 'tagIds', value, referenceName }) ?? '';
  const rows = entries
    .filter(({ record }) => isChanged(record, values))
    .map(({ record }) => ({
      key: String(record.itemId),
      name: record.name,
      before: textOf(record.tagIds),
      after: textOf(tagsAfter(record, values)),
    }));
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {rows.length === 0 ? 'Nothing will change yet.' : `${countOf(rows.length, nouns)} will change.`}
      </p>
      <BeforeAfter label="Tags before and after" rows={rows} />
    </>
  );
}

export const tagTool: RecordTool<'items'> = { label: 'Tags', symbol: Tags, Dialog: TagDialog };
