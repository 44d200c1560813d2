// The screens of sales categories, by which reports sum up sales.
import { salesCategoryEntity } from '@bite/shared/catalogue/sales-category.schema';
import type { InputOf } from '../../../lib/records.ts';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import { recordScreens } from '../../../ui/records/record-screens.tsx';
import { plainColumns } from './plain-columns.ts';

type Values = InputOf<'salesCategories'>;

const CodeInput = () => <TextInput<Values> name="code" hint="What your bookkeeping calls it." />;
const NumberInput = () => <TextInput<Values> name="number" />;
const DescriptionInput = () => <LongTextInput<Values> name="description" hint="For your own staff." />;

export const salesCategoryScreens = recordScreens({
  kind: 'salesCategories',
  entity: salesCategoryEntity,
  one: 'sales category',
  many: 'sales categories',
  help: 'What your reports sum sales by: food, beer, merchandise.',
  firstStep: 'Begin with the ones your accountant asks for, such as food and alcohol.',
  names: { name: 'Name', code: 'Code', number: 'Number', description: 'Description' },
  idOf: ({ salesCategoryId }) => salesCategoryId,
  nameOf: ({ name }) => name,
  blank: { name: '', code: '' },
  columns: () =>
    plainColumns<'salesCategories'>({
      own: [
        {
          id: 'code',
          header: 'Code',
          width: 10,
          value: ({ record }) => record.code,
          cell: ({ record }) => record.code,
        },
      ],
      descriptionWidth: 20,
    }),
  bulkFields: { code: CodeInput, number: NumberInput, description: DescriptionInput },
  Fields: () => (
    <FormGroup title="Sales category">
      <TextInput<Values> name="name" placeholder="Food" />
      <FieldRow>
        <CodeInput />
        <NumberInput />
      </FieldRow>
      <DescriptionInput />
    </FormGroup>
  ),
});
