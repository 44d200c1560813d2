// Puts an audit entry into words: what was changed, from what to what.
import type { AuditChange, AuditEntry } from '@bite/shared/records/audit-entry.schema';

const kinds: Record<string, string> = {
  tenants: 'the business',
  restaurants: 'the restaurant',
  users: 'a person’s record',
  members: 'a member of the team',
  invitations: 'an invitation',
  items: 'an item',
  menu_groups: 'a menu group',
  modifier_groups: 'a modifier group',
  tax_rates: 'a tax rate',
  sales_categories: 'a sales category',
  courses: 'a course',
  tags: 'a tag',
  employees: 'an employee',
  job_titles: 'a job title',
  prep_stations: 'a prep station',
  printers: 'a printer',
};

const verbs: Record<AuditEntry['action'], string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
};

/** The name of a person by their uid; undefined for everything else. */
export type PersonOf = (uid: string) => string | undefined;

const nobody: PersonOf = () => undefined;

/** 'changed an item (17)', 'created a member of the team (Rosa)' */
export function deedOf({ action, kind, recordId }: AuditEntry, personOf: PersonOf = nobody): string {
  const noun = kinds[kind] ?? kind.replaceAll('_', ' ');
  const deed = `${verbs[action]} ${noun}`;
  if (kind === 'tenants' || kind === 'restaurants') return deed;
  // A long identifier says nothing to anybody.
  const which = /^\d+$/.test(recordId) ? recordId : personOf(recordId);
  return which === undefined ? deed : `${deed} (${which})`;
}

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
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A value as people read it; 'nothing' where there was none. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string')
    return instant.test(value) ? moment.format(new Date(value)) : shortened(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : shortened(value.map(partWords).join('; '));
  return shortened(partWords(value));
}

/** Inside a list or a group: 'open 09:00, close 17:00'. */
function partWords(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return valueWords(value);
  return Object.entries(value)
    .map(([name, part]) => `${fieldWords(name).toLowerCase()} ${valueWords(part)}`)
    .join(', ');
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** A rate is stored as a fraction and spoken of in percent. */
const isRate = (field: string): boolean => /(^|\.)(taxRate|serviceCharge)$/.test(field);

export function changeWords(
  { field, from, to }: AuditChange,
  personOf: PersonOf = nobody,
): { field: string; from: string; to: string } {
  const words = (value: unknown): string => {
    if (isRate(field) && typeof value === 'number' && value <= 1)
      return `${Number((value * 100).toFixed(6))} %`;
    return (typeof value === 'string' && personOf(value)) || valueWords(value);
  };
  return { field: fieldWords(field), from: words(from), to: words(to) };
}
