// What is to be done about each field that differs. Nothing, unless somebody says so.
import type { ProfileField } from '@bite/shared/listing/profile-fields';
import type { ComparedField } from './profile-queries.ts';

export type Decision = 'leave' | 'send' | 'take';
export type Decisions = Readonly<Partial<Record<ProfileField, Decision>>>;

/** Of the fields that are shown now: one that is in step meanwhile needs none. */
export function decided(
  fields: readonly ComparedField[],
  decisions: Decisions,
): Readonly<Record<'send' | 'take', ComparedField[]>> {
  const all = (way: Decision, is: 'canSend' | 'canTake') =>
    fields.filter((one) => one[is] && decisions[one.field] === way);
  return { send: all('send', 'canSend'), take: all('take', 'canTake') };
}

/** Special hours of dates that Google has none for: taking theirs over deletes these. */
export function deletedHere({ field, ours, theirs }: ComparedField): readonly string[] {
  if (theirs.length === 0) return ours;
  if (field !== 'specialHours') return [];
  const dates = theirs.map(dateIn);
  return ours.filter((line) => !dates.includes(dateIn(line)));
}

/** 'Dec 25, 2026' of 'Dec 25, 2026: closed' */
const dateIn = (line: string): string | undefined => line.split(':')[0];

export const isDeletedThere = ({ field, ours }: ComparedField): boolean =>
  field !== 'menu' && ours.length === 0;
