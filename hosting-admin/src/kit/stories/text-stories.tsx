// Fields that hold text.
import { name, note, phone } from '@bite/shared/kernel/text.schema';
import { z } from 'zod';
import { FactField } from '../../ui/fields/fact-field.tsx';
import { LongTextInput } from '../../ui/fields/long-text-input.tsx';
import { SecretInput } from '../../ui/fields/secret-input.tsx';
import { PhoneInput, TextInput } from '../../ui/fields/text-input.tsx';
import type { StoryEntry } from '../story.tsx';

export const textStories: readonly StoryEntry[] = [
  {
    title: 'Text',
    note: 'One line. Its mark, its longest length and its error come from the form’s schema.',
    field: {
      schema: z.object({ name: name(255, 'Name cannot be empty') }),
      names: { name: 'Name' },
      values: { name: 'Lunch menu' },
      fault: ['name', 'Name cannot be empty'],
      field: <TextInput name="name" hint="Guests read it on the menu." />,
    },
  },
  {
    title: 'Long text',
    note: 'Several lines, with how many characters are used.',
    field: {
      schema: z.object({ description: note(200).optional() }),
      names: { description: 'Description' },
      values: { description: 'Thin crust, wood oven.\nServed until eleven.' },
      fault: ['description', 'Must be at most 200 characters'],
      field: <LongTextInput name="description" hint="For your own staff." />,
    },
  },
  {
    title: 'Phone',
    note: 'Written as its country writes it once it is left.',
    field: {
      schema: z.object({ phone: phone('Phone number is required') }),
      names: { phone: 'Phone' },
      values: { phone: '+1 (518) 555-0100' },
      fault: ['phone', 'Please enter a phone number, such as +1 (518) 555-0100'],
      field: <PhoneInput name="phone" />,
    },
  },
  {
    title: 'Secret',
    note: 'Replaced, and never read.',
    field: {
      schema: z.object({ code: name(40).optional() }),
      names: { code: 'API key' },
      values: {},
      fault: ['code', 'This key was refused'],
      field: (
        <SecretInput
          name="code"
          secret={{ setAt: '2026-06-10T16:00:00.000Z', setBy: 'Ann Lee' }}
          hint="From your provider’s dashboard."
        />
      ),
    },
  },
  {
    title: 'Fact',
    note: 'Read here, and changed elsewhere or never.',
    part: (
      <FactField label="Number" hint="Given by Bite.">
        70000012
      </FactField>
    ),
  },
];
