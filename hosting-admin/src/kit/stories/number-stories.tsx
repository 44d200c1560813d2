// Fields that hold numbers.
import { money } from '@bite/shared/kernel/schema';
import { z } from 'zod';
import { MoneyInput, NumberInput, PercentInput } from '../../ui/fields/number-input.tsx';
import type { StoryEntry } from '../story.tsx';

export const numberStories: readonly StoryEntry[] = [
  {
    title: 'Number with a stepper',
    note: 'Counts and minutes: buttons for fingers, arrows for keyboards.',
    field: {
      schema: z.object({ minutes: z.int().min(0).max(240) }),
      names: { minutes: 'Preparation time' },
      values: { minutes: 20 },
      fault: ['minutes', 'Enter a whole number'],
      field: <NumberInput name="minutes" unit="minutes" step={5} />,
    },
  },
  {
    title: 'Money',
    note: 'As finely as the currency is counted.',
    field: {
      schema: z.object({ price: money, yen: money.optional() }),
      names: { price: 'Price', yen: 'Price in Tokyo' },
      values: { price: 12.5, yen: 1200 },
      fault: ['price', 'Must not be negative'],
      field: (
        <div className="grid gap-3">
          <MoneyInput name="price" currency="USD" />
          <MoneyInput name="yen" currency="JPY" />
        </div>
      ),
    },
  },
  {
    title: 'Percent',
    note: '8.875 is 8.875%.',
    field: {
      schema: z.object({ rate: z.number().min(0) }),
      names: { rate: 'Rate' },
      values: { rate: 8.875 },
      fault: ['rate', 'Rate cannot be negative'],
      field: <PercentInput name="rate" />,
    },
  },
];
