// The screens of courses: when in a meal the kitchen fires an item.
import { courseEntity } from '@bite/shared/catalogue/course.schema';
import type { InputOf } from '../../../lib/records.ts';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import { recordScreens } from '../../../ui/records/record-screens.tsx';
import { plainColumns } from './plain-columns.ts';

type Values = InputOf<'courses'>;

const NumberInput = () => <TextInput<Values> name="number" hint="If you number your courses." />;
const DescriptionInput = () => <LongTextInput<Values> name="description" hint="For your own staff." />;

export const courseScreens = recordScreens({
  kind: 'courses',
  entity: courseEntity,
  one: 'course',
  many: 'courses',
  help: 'The order in which the kitchen fires what a table has ordered: starters, mains, desserts.',
  firstStep: 'Begin with the first one that leaves your kitchen, such as starters.',
  names: { name: 'Name', number: 'Number', description: 'Description' },
  idOf: ({ courseId }) => courseId,
  nameOf: ({ name }) => name,
  blank: { name: '' },
  columns: () => plainColumns({ descriptionWidth: 24 }),
  bulkFields: { number: NumberInput, description: DescriptionInput },
  Fields: () => (
    <FormGroup title="Course">
      <FieldRow>
        <TextInput<Values> name="name" placeholder="Starters" />
        <NumberInput />
      </FieldRow>
      <DescriptionInput />
    </FormGroup>
  ),
});
