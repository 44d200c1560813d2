// Labels and texts for stored fields and values.
import { parseOptimizedImage } from '@bite/shared/media/optimized-image.schema';
import { formatMoment } from '../lib/date-format.ts';

/** 'settings.taxRate' → 'Settings: tax rate' */
export function fieldWords(field: string): string {
  const parts = field.split('.').map((part) =>
    part
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .toLowerCase(),
  );
  const words = parts.join(': ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const LONGEST = 160;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const pictureFields =
  /(^|\.)(image|imageUrl|logo|heroImage|ogImage|backgroundImage|picture)$|(^|\.)branding\.icon$/;

/** Whether it refers to a picture, by itself or as the value of this field. */
export const isPicture = (value: unknown, field = ''): boolean =>
  typeof value === 'string' &&
  value !== '' &&
  (pictureFields.test(field) || value.startsWith('{"original":') || parseOptimizedImage(value) !== undefined);

/** A value as text; 'nothing' if there was none. @param field Where it stands, if that is known. */
export function valueWords(value: unknown, field = ''): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isPicture(value, field)) return 'a picture';
  if (typeof value === 'string') return textWords(value);
  if (typeof value === 'number') return numberWords(value, field);
  const hours = hoursWords(value);
  if (hours !== undefined) return hours;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : shortened(value.map(partWords).join('; '));
  return shortened(partWords(value));
}

const textWords = (text: string): string => instantWords(text) ?? shortened(text);

/** 'Jun 10, 2026, 6:00 PM'; undefined for anything but an instant. @param zone By default the reader's. */
export const instantWords = (value: unknown, zone?: string): string | undefined =>
  typeof value === 'string' && instant.test(value) ? formatMoment(value, zone) : undefined;

/** '16.50' for a price whose currency is not known. */
const numberWords = (value: number, field: string): string =>
  /price$/i.test(field) && Number.isInteger(value * 100) && !Number.isInteger(value)
    ? value.toFixed(2)
    : String(value);

/** '09:00–17:00', 'closed'; undefined if it is not an opening time. */
function hoursWords(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const days = value.map(hoursWords);
    return days.length > 0 && days.every((day) => day !== undefined) ? days.join('; ') : undefined;
  }
  if (typeof value !== 'object' || value === null || !('closed' in value)) return undefined;
  const { date, open, close, closed, note } = value as Readonly<Record<string, unknown>>;
  const hours = closed ? 'closed' : `${valueWords(open)}–${valueWords(close)}`;
  const day = typeof date === 'string' ? `${date} ${hours}` : hours;
  return typeof note === 'string' && note !== '' ? `${day} (${note})` : day;
}

/** Numbers that mean nothing to people. */
const UNSAID: readonly string[] = ['id', 'guid'];

/** Inside a list or a group: 'open 09:00, close 17:00'. */
function partWords(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return valueWords(value);
  return Object.entries(value)
    .filter(([name, part]) => part !== undefined && !UNSAID.includes(name))
    .map(([name, part]) => `${fieldWords(name).toLowerCase()} ${valueWords(part, name)}`)
    .join(', ');
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
