// Fields that choose among what there is.
import { z } from 'zod';
import { CheckboxGroupInput, RadioGroupInput, SwitchInput } from '../../ui/fields/choice-inputs.tsx';
import { SelectInput } from '../../ui/fields/select-input.tsx';
import type { StoryEntry } from '../story.tsx';

const kinds = ['Percent', 'Fixed', 'Tax Table'] as const;

export const choiceStories: readonly StoryEntry[] = [
  {
    title: 'Switch',
    note: 'On or off. It waits for Save like every other field.',
    field: {
      schema: z.object({ isOpen: z.boolean() }),
      names: { isOpen: 'Pickup' },
      values: { isOpen: true },
      fault: ['isOpen', 'Switch pickup or delivery on'],
      field: <SwitchInput name="isOpen" hint="Guests fetch their order." />,
    },
  },
  {
    title: 'Radio group',
    note: 'One of a few that need a word each.',
    field: {
      schema: z.object({ kind: z.enum(kinds) }),
      names: { kind: 'How it is charged' },
      values: { kind: 'Percent' },
      fault: ['kind', 'Choose one of these'],
      field: (
        <RadioGroupInput
          name="kind"
          options={[
            { value: 'Percent', label: 'Percent', hint: 'Of what is taxed.' },
            { value: 'Fixed', label: 'Fixed amount', hint: 'For each item.' },
            { value: 'Tax Table', label: 'Table', disabled: true },
          ]}
        />
      ),
    },
  },
  {
    title: 'Checkbox group',
    note: 'Some of a few.',
    field: {
      schema: z.object({ allergens: z.array(z.string()).min(1) }),
      names: { allergens: 'Allergens' },
      values: { allergens: ['gluten'] },
      fault: ['allergens', 'At least 1 entries'],
      field: (
        <CheckboxGroupInput
          name="allergens"
          options={[
            { value: 'gluten', label: 'Gluten' },
            { value: 'milk', label: 'Milk' },
            { value: 'nuts', label: 'Nuts', hint: 'Traces count.' },
          ]}
        />
      ),
    },
  },
  {
    title: 'Select',
    note: 'One of a handful of short words.',
    field: {
      schema: z.object({ rounding: z.string().min(1) }),
      names: { rounding: 'Rounding' },
      values: { rounding: '' },
      fault: ['rounding', 'Choose one of these'],
      field: (
        <SelectInput
          name="rounding"
          placeholder="Choose…"
          options={[
            { value: 'up', label: 'Always up' },
            { value: 'even', label: 'To the nearest even cent' },
          ]}
        />
      ),
    },
  },
];
