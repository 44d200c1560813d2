// Opening hours: a whole week, and one date.
import { dayHours, operatingHours } from '@bite/shared/tenancy/restaurant.schema';
import { z } from 'zod';
import { DayHoursInput } from '../../ui/fields/hours/day-hours-input.tsx';
import { WeekHoursInput } from '../../ui/fields/hours/week-hours-input.tsx';
import type { StoryEntry } from '../story.tsx';

const lunch = { open: '11:30', close: '14:30', closed: false };
const split = { ...lunch, more: [{ open: '17:30', close: '01:00' }] };
const allDay = { open: '00:00', close: '00:00', closed: false };
const closed = { ...lunch, closed: true };

export const hoursStories: readonly StoryEntry[] = [
  {
    title: 'Week hours',
    note: 'A line a day in words. A day opens for editing, may have breaks, and is copied to others.',
    field: {
      schema: z.object({ hours: operatingHours }),
      names: { hours: 'Opening hours' },
      values: {
        hours: { mon: closed, tue: split, wed: split, thu: split, fri: split, sat: allDay, sun: lunch },
      },
      fault: ['hours.tue.more.0.open', 'These hours must begin after the ones before have ended'],
      field: <WeekHoursInput name="hours" />,
    },
  },
  {
    title: 'Day hours',
    note: 'The hours of one date.',
    field: {
      schema: z.object({ eve: dayHours }),
      names: { eve: 'Christmas Eve' },
      values: { eve: split },
      fault: ['eve.close', 'Invalid time format, expected HH:MM'],
      field: <DayHoursInput name="eve" />,
    },
  },
];
