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

/** A value as text; 'nothing' if there was none. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return textWords(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : shortened(value.map(partWords).join('; '));
  return shortened(partWords(value));
}

function textWords(text: string): string {
  if (instant.test(text)) return formatMoment(text);
  return parseOptimizedImage(text) ? 'a picture' : shortened(text);
}

/** Inside a list or a group: 'open 09:00, close 17:00'. */
function partWords(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return valueWords(value);
  return Object.entries(value)
    .map(([name, part]) => `${fieldWords(name).toLowerCase()} ${valueWords(part)}`)
    .join(', ');
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
