// Adds tags or prep stations to the selected items and takes some off them; all their others stay.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { CookingPot, Tags } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { pluralOf } from '../../../../lib/record-words.ts';
import { ActionForm } from '../../../../ui/action-form.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { BeforeAfter } from '../../../../ui/records/before-after.tsx';
import { RecordChoice } from '../../../../ui/records/record-choice.tsx';
import {
  countOf,
  type RecordTool,
  type RecordToolProps,
  titleOf,
} from '../../../../ui/records/record-descriptor.ts';
import { referenceText, useReferenceNames } from '../../../../ui/records/reference-names.ts';
import { tagScreens } from '../tags.tsx';
import type { ItemRecord } from './item-values.ts';

const schema = z.object({ added: z.array(z.number()), removed: z.array(z.number()) });
type Values = z.output<typeof schema>;

const start: Values = { added: [], removed: [] };
const names = { added: 'Add', removed: 'Take off' };

interface Referring {
  field: 'tagIds' | 'prepStationIds';
  kind: 'tags' | 'prepStations';
  /** 'Tag 2 items' */
  titleOf: (items: string) => string;
  /** 'tagged' */
  done: string;
  pickers: (restaurant: MyRestaurant) => ReactNode;
}

/** One that is named on both sides is taken off. */
const idsAfter = (ids: readonly number[], { added, removed }: Values): number[] =>
  [...new Set([...ids, ...added])].filter((id) => !removed.includes(id));

const isChanged = (record: ItemRecord, { field }: Referring, values: Values): boolean =>
  String(idsAfter(record[field], values)) !== String(record[field]);

const nouns = { one: 'item', many: 'items' };

function ReferenceDialog({ of, ...props }: RecordToolProps<'items'> & { of: Referring }) {
  const { restaurant, entries, onClose, onDone, change } = props;
  const { field, kind, done, pickers } = of;
  const apply = async (values: Values) => {
    onClose();
    onDone(
      await change(entries, { changes: (record) => ({ [field]: idsAfter(record[field], values) }), done }),
    );
  };
  const label = titleOf(pluralOf(kind));
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={of.titleOf(countOf(entries.length, nouns))}
      description={`All their other ${pluralOf(kind)} stay.`}
    >
      <ActionForm<Values>
        schema={schema}
        values={start}
        names={names}
        label={label}
        labels={[`Change ${pluralOf(kind)}`, 'Changing…']}
        onSubmit={(values) => void apply(values)}
        onCancel={onClose}
      >
        {pickers(restaurant)}
        <Outcome of={of} entries={entries} restaurant={restaurant} />
      </ActionForm>
    </FormDialog>
  );
}

interface OutcomeProps extends Pick<RecordToolProps<'items'>, 'entries' | 'restaurant'> {
  of: Referring;
}

function Outcome({ of, entries, restaurant }: OutcomeProps) {
  const { field, kind } = of;
  const values = useWatch() as Values;
  const referenceName = useReferenceNames('items', restaurant, [field]);
  const textOf = (value: readonly number[]) =>
    referenceText({ kind: 'items', field, value, referenceName }) ?? '';
  const rows = entries
    .filter(({ record }) => isChanged(record, of, values))
    .map(({ record }) => ({
      key: String(record.itemId),
      name: record.name,
      before: textOf(record[field]),
      after: textOf(idsAfter(record[field], values)),
    }));
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {rows.length === 0 ? 'Nothing will change yet.' : `${countOf(rows.length, nouns)} will change.`}
      </p>
      <BeforeAfter label={`${titleOf(pluralOf(kind))} before and after`} rows={rows} />
    </>
  );
}

const tags: Referring = {
  field: 'tagIds',
  kind: 'tags',
  titleOf: (items) => `Tag ${items}`,
  done: 'tagged',
  pickers: (restaurant) => (
    <>
      {tagScreens.picker<Values>({ name: 'added', restaurant })}
      {tagScreens.picker<Values>({ name: 'removed', restaurant, mayWrite: false })}
    </>
  ),
};

const stationChoice = (restaurant: MyRestaurant) =>
  ({ kind: 'prepStations', one: 'prep station', many: 'prep stations', restaurant }) as const;

const prepStations: Referring = {
  field: 'prepStationIds',
  kind: 'prepStations',
  titleOf: (items) => `Prep stations of ${items}`,
  done: 'changed',
  pickers: (restaurant) => (
    <>
      <RecordChoice<Values> name="added" {...stationChoice(restaurant)} />
      <RecordChoice<Values> name="removed" {...stationChoice(restaurant)} />
    </>
  ),
};

export const tagTool: RecordTool<'items'> = {
  label: 'Tags',
  symbol: Tags,
  Dialog: (props) => <ReferenceDialog {...props} of={tags} />,
};

export const prepStationTool: RecordTool<'items'> = {
  label: 'Prep stations',
  symbol: CookingPot,
  Dialog: (props) => <ReferenceDialog {...props} of={prepStations} />,
};
