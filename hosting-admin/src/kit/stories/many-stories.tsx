// Fields that choose among many, and those for days, times and colours.

import { z } from 'zod';
import { taxRateScreens } from '../../features/catalogue/records/tax-rates.tsx';
import { currencyChoices } from '../../lib/locale-choices.ts';
import { aRestaurant } from '../../lib/testing/memory-platform.ts';
import { ColourInput } from '../../ui/fields/colour-input.tsx';
import { ComboboxInput } from '../../ui/fields/combobox-input.tsx';
import { DateInput, DateRangeInput, TimeRangeInput } from '../../ui/fields/date-inputs.tsx';
import { TagInput } from '../../ui/fields/tag-input.tsx';
import type { StoryEntry } from '../story.tsx';

export const manyStories: readonly StoryEntry[] = [
  {
    title: 'Combobox',
    note: 'One of hundreds: what is typed narrows them down.',
    field: {
      schema: z.object({ currency: z.string().min(1) }),
      names: { currency: 'Currency' },
      values: { currency: 'EUR' },
      fault: ['currency', 'Choose one of these'],
      field: <ComboboxInput name="currency" options={currencyChoices()} />,
    },
  },
  {
    title: 'Reference picker',
    note: 'Other records, several of them: found by name, made and edited in a drawer, with their own form.',
    field: {
      schema: z.object({ taxRateIds: z.array(z.number()) }),
      names: { taxRateIds: 'Tax rates' },
      values: { taxRateIds: [60_000_002] },
      fault: ['taxRateIds', 'There is no tax rate 9'],
      field: taxRateScreens.picker({ name: 'taxRateIds', restaurant: aRestaurant() }),
    },
  },
  {
    title: 'Tags',
    note: 'Words of one’s own.',
    field: {
      schema: z.object({ words: z.array(z.string()) }),
      names: { words: 'Search words' },
      values: { words: ['pizza', 'wood oven'] },
      fault: ['words', 'Must have at most 20 entries'],
      field: <TagInput name="words" />,
    },
  },
  {
    title: 'Date',
    note: 'The browser’s own calendar.',
    field: {
      schema: z.object({ date: z.iso.date() }),
      names: { date: 'First day' },
      values: { date: '2026-12-24' },
      fault: ['date', 'Pick a date'],
      field: <DateInput name="date" />,
    },
  },
  {
    title: 'Date range',
    note: 'From one day to another, both counted.',
    field: {
      schema: z.object({ range: z.object({ from: z.iso.date(), to: z.iso.date() }) }),
      names: { range: 'Holidays' },
      values: { range: { from: '2026-12-24', to: '2026-12-26' } },
      fault: ['range.to', 'Must not be before the first day'],
      field: <DateRangeInput name="range" />,
    },
  },
  {
    title: 'Time range',
    note: 'A closing time before the opening time is on the next day, and says so.',
    field: {
      schema: z.object({ hours: z.object({ open: z.string(), close: z.string() }) }),
      names: { hours: 'Late kitchen' },
      values: { hours: { open: '18:00', close: '02:00' } },
      fault: ['hours.close', 'Enter a time'],
      field: <TimeRangeInput name="hours" />,
    },
  },
  {
    title: 'Colour',
    note: 'Says which text reads on it.',
    field: {
      schema: z.object({ colour: z.string().regex(/^#[0-9a-f]{6}$/i) }),
      names: { colour: 'Accent' },
      values: { colour: '#f2b134' },
      fault: ['colour', 'Must be a colour such as #c2410c'],
      field: <ColourInput name="colour" hint="Buttons and links." />,
    },
  },
];
