// The screens of tags, which staff put on items and menu groups to find them again: vegan, spicy, new.
import { tagEntity } from '@bite/shared/catalogue/tag.schema';
import type { InputOf } from '../../../lib/records.ts';
import { ColourInput } from '../../../ui/fields/colour-input.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import { recordScreens } from '../../../ui/records/record-screens.tsx';
import { ColourMark } from './colour-mark.tsx';
import { plainColumns } from './plain-columns.ts';

type Values = InputOf<'tags'>;

const NumberInput = () => <TextInput<Values> name="number" />;
const ColorInput = () => <ColourInput<Values> name="color" hint="Your staff's screens show the tag in it." />;
const DescriptionInput = () => <LongTextInput<Values> name="description" hint="For your own staff." />;

export const tagScreens = recordScreens({
  kind: 'tags',
  entity: tagEntity,
  one: 'tag',
  many: 'tags',
  help: 'Words of your own for items and menu groups, by which you find them again: spicy, new, house special.',
  firstStep: 'Begin with a word that you use for several items, such as spicy.',
  names: { name: 'Name', color: 'Colour', number: 'Number', description: 'Description' },
  idOf: ({ tagId }) => tagId,
  nameOf: ({ name }) => name,
  blank: { name: '' },
  columns: () =>
    plainColumns<'tags'>({
      own: [
        {
          id: 'color',
          header: 'Colour',
          width: 9,
          cell: ({ record }) => <ColourMark colour={record.color} />,
        },
      ],
      descriptionWidth: 20,
    }),
  bulkFields: { color: ColorInput, number: NumberInput, description: DescriptionInput },
  Fields: () => (
    <FormGroup title="Tag">
      <TextInput<Values> name="name" placeholder="Spicy" />
      <FieldRow>
        <ColorInput />
        <NumberInput />
      </FieldRow>
      <DescriptionInput />
    </FormGroup>
  ),
});
