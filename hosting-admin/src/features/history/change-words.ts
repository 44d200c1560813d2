// Puts an audit entry into words: what was changed, from what to what.
import { isolated } from '@bite/shared/kernel/isolated';
import type { AuditChange, AuditEntry } from '@bite/shared/records/audit-entry.schema';
import { fieldWords, valueWords } from '../../ui/value-words.ts';

const kinds: Record<string, string> = {
  tenants: 'the business',
  restaurants: 'the restaurant',
  storefront_live: 'how orders are taken right now',
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

/** 'changed an item (17)', 'created a member of the team (Rosa)' */
export function deedOf(entry: AuditEntry, personOf: PersonOf = nobody): string {
  const { action, kind, recordId } = entry;
  const noun = kinds[kind] ?? kind.replaceAll('_', ' ');
  const deed = `${verbs[action]} ${noun}`;
  if (kind === 'tenants' || kind === 'restaurants') return deed;
  // A long identifier says nothing to anybody.
  const which = entry.recordName ?? (/^\d+$/.test(recordId) ? `no. ${recordId}` : personOf(recordId));
  return which === undefined ? deed : `${deed} (${isolated(which)})`;
}

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
  return { field: fieldWords(field), from: isolated(words(from)), to: isolated(words(to)) };
}
