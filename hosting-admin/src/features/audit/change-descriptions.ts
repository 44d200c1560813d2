// Describes an audit entry in plain language: what was changed, from which value to which.

import type { AuditChange, AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { type RecordKind, recordKinds, recordNames } from '@bite/shared/records/record-names';
import { UNTIL_RESUMED } from '@bite/shared/tenancy/hours';
import type { FieldNames } from '../../lib/slots.tsx';
import { type ChangeWords, changeWords, type WordsOf } from '../../ui/change-words.ts';
import { fieldName } from '../../ui/form-changes.ts';
import { instantWords } from '../../ui/value-words.ts';
import { domainFieldWords } from './domain-field-words.ts';
import { registeredDomainDeed } from './registered-domain-words.ts';

const recordNouns: Readonly<Record<RecordKind, string>> = {
  items: 'an item',
  menuGroups: 'a menu group',
  modifierGroups: 'a modifier group',
  taxRates: 'a tax rate',
  salesCategories: 'a sales category',
  deliveryZones: 'a delivery zone',
  courses: 'a course',
  tags: 'a tag',
  employees: 'an employee',
  jobs: 'a job title',
  prepStations: 'a prep station',
  printers: 'a printer',
  promotions: 'a promotion',
};

/** By collection. */
const kinds: Readonly<Record<string, string>> = {
  tenants: 'the business',
  restaurants: 'the restaurant',
  users: 'a person’s record',
  members: 'a member of the team',
  invitations: 'an invitation',
  business_requests: 'the request for a business',
  menu_links: 'a menu that is kept in step',
  order_messages: 'a message to a guest',
  listing_posts: 'a post on the Google listing',
  payment_setups: 'the payment set-up',
  domain_mappings: 'a domain',
  place_connections: 'the connection to Google Maps',
  listing_connections: 'the connection to Google',
  listing_profiles: 'the Google profile',
  site_configuration: 'card payments for all restaurants',
  payment_attempts: 'a payment by card',
  auto_reply_configs: 'how reviews are answered automatically',
  review_replies: 'the automatic reply to a review',
  payment_days: 'the comparison of card payments',
  chargebacks: 'a chargeback',
  reviews: 'the reply to a review',
  listing_syncs: 'how often Google is read',
  scheduled_changes: 'a planned change',
  ...Object.fromEntries(recordKinds.map((kind) => [recordNames[kind].collection, recordNouns[kind]])),
};

const verbs: Record<AuditEntry['action'], string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'brought back',
};

/** The name of a person by uid; undefined for other ids. */
export type PersonOf = (uid: string) => string | undefined;

const nobody: PersonOf = () => undefined;

/** The name of a restaurant by id; undefined if the whole history belongs to one. */
export type RestaurantOf = (restaurantId: number) => string | undefined;

/** @param zone The restaurant's. Returns 'changed an item (17)', 'created a member of the team (Rosa)', 'resumed orders at Bella Napoli' */
export function changeSummary(
  entry: AuditEntry,
  personOf: PersonOf = nobody,
  restaurantOf: RestaurantOf = () => undefined,
  zone?: string,
): string {
  const { kind, restaurantId } = entry;
  const ofDomain = registeredDomainDeed(entry);
  if (ofDomain !== undefined) return ofDomain;
  const restaurant = restaurantId === undefined ? undefined : restaurantOf(restaurantId);
  const at = restaurant === undefined ? '' : ` at ${isolated(restaurant)}`;
  if (kind === 'storefront_live') return liveDeed(entry, at, zone);
  if (kind === 'restaurants') return `${plainDeed(entry, personOf)}${at.replace(/^ at/, '')}`;
  return `${plainDeed(entry, personOf)}${at}`;
}

/** Pausing and busy minutes are described as actions, not as changed fields. */
function liveDeed({ changes }: AuditEntry, at: string, zone: string | undefined): string {
  const deeds = changes.flatMap(({ field, to }) => {
    const [last, kind] = field.split('.').reverse();
    if (last === 'pausedUntil') return [pauseDeed(to, { at, zone }, ordersOf[kind ?? ''])];
    if (last === 'busyExtraMinutes') return [busyDeed(to, at, ordersOf[kind ?? ''])];
    return [];
  });
  return deeds.length > 0 ? deeds.join(' and ') : `changed how orders are taken${at}`;
}

/** Of one kind of order alone. */
const ordersOf: Readonly<Record<string, string>> = { pickup: 'pickups', delivery: 'deliveries' };

function pauseDeed(
  until: unknown,
  { at, zone }: { at: string; zone: string | undefined },
  orders = 'orders',
): string {
  if (typeof until !== 'string') return `resumed ${orders}${at}`;
  return until >= UNTIL_RESUMED
    ? `paused ${orders}${at} until somebody resumes them`
    : `paused ${orders}${at} until ${instantWords(until, zone) ?? until}`;
}

function busyDeed(minutes: unknown, at: string, orders?: string): string {
  const isBusy = typeof minutes === 'number' && minutes > 0;
  if (orders)
    return isBusy
      ? `said that ${orders}${at} take ${minutes} extra minutes`
      : `set ${orders}${at} back to their usual time`;
  return isBusy
    ? `said that the kitchen${at} is busy: ${minutes} extra minutes`
    : `set the kitchen${at} back to its usual time`;
}

function plainDeed(entry: AuditEntry, personOf: PersonOf): string {
  const { action, kind, recordId, count, recordNames = [] } = entry;
  if (count !== undefined && count !== 1) {
    const names = recordNames.length === 0 ? '' : `: ${someNames(recordNames, count)}`;
    return `${verbs[action]} ${count} ${kind.replaceAll('_', ' ')} at once${names}`;
  }
  const noun = kinds[kind] ?? kind.replaceAll('_', ' ');
  const deed = `${verbs[action]} ${noun}`;
  if (kind === 'tenants' || kind === 'restaurants') return deed;
  // Long identifiers mean nothing to people.
  const stored = entry.recordName ?? recordNames[0];
  const named = domainFieldWords(kind, stored) ?? stored;
  const which = named ?? (/^\d+$/.test(recordId) ? `no. ${recordId}` : personOf(recordId));
  const together = entry.batchId === undefined || count === 1 ? '' : ' together with others';
  return `${which === undefined ? deed : `${deed} (${isolated(which)})`}${together}`;
}

const MOST_NAMES = 5;

/** 'Soup, Bread and 38 more' */
function someNames(names: readonly string[], count: number): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => isolated(name));
  const more = count - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Whether the summary is complete, as for a pause or a busy kitchen. */
export const isCoveredBySummary = ({ kind }: AuditEntry): boolean => kind === 'storefront_live';

/** A rate is stored as a fraction and shown in percent. */
const isRate = (field: string): boolean => /(^|\.)(taxRate|serviceCharge)$/.test(field);

export interface FieldSpeech {
  /** Field labels by path: { 'settings.taxRate': 'Tax rate' }. */
  names?: FieldNames | undefined;
  wordsOf?: WordsOf | undefined;
}

export function changeDetails(
  change: AuditChange,
  personOf: PersonOf = nobody,
  { names = {}, wordsOf }: FieldSpeech = {},
): ChangeWords & { field: string } {
  const words: WordsOf = (path, value) => {
    if (isRate(path) && typeof value === 'number' && value <= 1)
      return `${Number((value * 100).toFixed(6))}%`;
    return (typeof value === 'string' && personOf(value)) || wordsOf?.(path, value);
  };
  return { field: fieldName(change.field, names), ...changeWords(change, { names, wordsOf: words }) };
}
