// How facts of a place and of a restaurant read beside each other.
import { isSameContent } from '@bite/shared/kernel/fields';
import type { Weekday } from '@bite/shared/kernel/time';
import { intervalsOf } from '@bite/shared/tenancy/day-hours';
import type { Address, OperatingHours } from '@bite/shared/tenancy/restaurant.schema';
import { hoursInWords } from '../../ui/fields/hours/hours-edit.ts';

export function factInWords(fact: string | Address | undefined): string {
  if (fact === undefined || fact === '') return 'Nothing';
  if (typeof fact === 'string') return fact;
  const { street, city, state, zipCode, country } = fact;
  return `${street}, ${city}, ${state} ${zipCode}, ${country}`;
}

const days: readonly (readonly [Weekday, string])[] = [
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
];

interface DayDifference {
  day: string;
  from: string;
  to: string;
}

/** The days on which the two differ. A day that the place does not tell differs in nothing. */
export function weekDifferences(here: OperatingHours, there: OperatingHours): DayDifference[] {
  return days
    .filter(([day]) => there[day] && !isSameContent(intervalsOf(here[day]), intervalsOf(there[day])))
    .map(([day, name]) => ({
      ...{ day: name, from: here[day] ? hoursInWords(here[day]) : 'Closed', to: hoursInWords(there[day]) },
    }));
}
