// Describes an audit entry in plain language: what was changed, from what to what.

import type { AuditChange, AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { UNTIL_RESUMED } from '@bite/shared/tenancy/hours';
import type { FieldNames } from '../../lib/slots.tsx';
import { fieldName } from '../../ui/form-changes.ts';
import { valueWords } from '../../ui/value-words.ts';

const kinds: Record<string, string> = {
  tenants: 'the business',
  restaurants: 'the restaurant',
  users: 'a person’s record',
  members: 'a member of the team',
  invitations: 'an invitation',
  business_requests: 'the request for a business',
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

/** The name of a restaurant by its id; undefined where all of a history is of one. */
export type RestaurantOf = (restaurantId: number) => string | undefined;

/** 'changed an item (17)', 'created a member of the team (Rosa)', 'resumed orders at Bella Napoli' */
export function changeSummary(
  entry: AuditEntry,
  personOf: PersonOf = nobody,
  restaurantOf: RestaurantOf = () => undefined,
): string {
  const { kind, restaurantId } = entry;
  const restaurant = restaurantId === undefined ? undefined : restaurantOf(restaurantId);
  const at = restaurant === undefined ? '' : ` at ${isolated(restaurant)}`;
  if (kind === 'storefront_live') return liveDeed(entry, at);
  if (kind === 'restaurants') return `${plainDeed(entry, personOf)}${at.replace(/^ at/, '')}`;
  return `${plainDeed(entry, personOf)}${at}`;
}

/** A pause and a busy kitchen are things that somebody does, not fields. */
function liveDeed({ changes }: AuditEntry, at: string): string {
  const deeds = changes.flatMap(({ field, to }) => {
    if (field === 'pausedUntil') return [pauseDeed(to, at)];
    if (field === 'busyExtraMinutes') return [busyDeed(to, at)];
    return [];
  });
  return deeds.length > 0 ? deeds.join(' and ') : `changed how orders are taken${at}`;
}

function pauseDeed(until: unknown, at: string): string {
  if (typeof until !== 'string') return `resumed orders${at}`;
  return until >= UNTIL_RESUMED
    ? `paused orders${at} until somebody resumes them`
    : `paused orders${at} until ${valueWords(until)}`;
}

const busyDeed = (minutes: unknown, at: string): string =>
  typeof minutes === 'number' && minutes > 0
    ? `said that the kitchen${at} is busy: ${minutes} extra minutes`
    : `set the kitchen${at} back to its usual time`;

function plainDeed(entry: AuditEntry, personOf: PersonOf): string {
  const { action, kind, recordId } = entry;
  const noun = kinds[kind] ?? kind.replaceAll('_', ' ');
  const deed = `${verbs[action]} ${noun}`;
  if (kind === 'tenants' || kind === 'restaurants') return deed;
  // A long identifier says nothing to anybody.
  const which = entry.recordName ?? (/^\d+$/.test(recordId) ? `no. ${recordId}` : personOf(recordId));
  return which === undefined ? deed : `${deed} (${isolated(which)})`;
}

/** What the screens call the fields of a kind: { 'settings.taxRate': 'Tax rate' }. */

/** Whether the summary says everything already, as for a pause or a busy kitchen. */
export const isCoveredBySummary = ({ kind }: AuditEntry): boolean => kind === 'storefront_live';

/** '09:00–17:00', 'closed'; undefined for what is no opening time. */
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

/** A rate is stored as a fraction and spoken of in percent. */
const isRate = (field: string): boolean => /(^|\.)(taxRate|serviceCharge)$/.test(field);

export function changeDetails(
  { field, from, to }: AuditChange,
  personOf: PersonOf = nobody,
  names: FieldNames = {},
): { field: string; from: string; to: string } {
  const words = (value: unknown): string => {
    if (isRate(field) && typeof value === 'number' && value <= 1)
      return `${Number((value * 100).toFixed(6))} %`;
    return (typeof value === 'string' && personOf(value)) || hoursWords(value) || valueWords(value);
  };
  return { field: fieldName(field, names), from: isolated(words(from)), to: isolated(words(to)) };
}
