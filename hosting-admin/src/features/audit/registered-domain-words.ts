// What the history says of domains that the platform registers: orders, DNS records, renewal, name servers, and how they came and went.
import type { AuditChange, AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import type { PurchaseState } from '@bite/shared/domains/domain-purchase.schema';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import type { FieldNames } from '../../lib/slots.tsx';

export const registeredDomainNames: FieldNames = {
  renew: 'Renews itself',
  customNameservers: 'Name servers',
  type: 'Type',
  recordName: 'Name',
  value: 'Value',
  ttl: 'TTL',
  problem: 'Why',
  price: 'Price in US dollars',
  years: 'Years',
};

/** What else is stored with an order means nothing to people, or stands in the summary. */
const orderFields: readonly string[] = ['problem', 'price', 'years'];
const domainFields: readonly string[] = [
  ...['renew', 'customNameservers', 'type', 'recordName', 'value', 'ttl'],
];

/** The changes that are listed below the summary. */
export function shownChanges({ kind, changes }: AuditEntry): AuditChange[] {
  if (kind === 'domain_purchases')
    return changes.filter(({ field, to }) => orderFields.includes(field) && to !== undefined);
  if (kind === 'registered_domains') return changes.filter(({ field }) => domainFields.includes(field));
  return changes;
}

type Values = Readonly<Record<string, unknown>>;

/** After a change, or before a deletion. */
const valuesOf = ({ changes, action }: AuditEntry): Values =>
  Object.fromEntries(changes.map(({ field, from, to }) => [field, action === 'delete' ? from : to]));

/** 'ordered the purchase of bella.com'; undefined of what is no registered domain. */
export function registeredDomainDeed(entry: AuditEntry): string | undefined {
  if (entry.kind === 'domain_purchases') return orderDeed(entry);
  if (entry.kind !== 'registered_domains') return undefined;
  const values = valuesOf(entry);
  const isLost = values['isUnclear'] === true;
  return `${domainDeed(entry, values)}${isLost ? ', of which the registrar’s answer was lost' : ''}`;
}

const orders: Readonly<Record<string, string>> = {
  buy: 'the purchase',
  transfer: 'the transfer',
  renew: 'the renewal',
};

const states: Readonly<Record<PurchaseState, (order: string) => string>> = {
  asked: (order) => `ordered ${order}`,
  ordered: (order) => `saw that the registrar has taken the order of ${order}`,
  done: (order) => `saw that ${order} was carried out`,
  failed: (order) => `saw that ${order} has failed`,
  unclear: (order) => `did not get the registrar’s answer to ${order}, and is finding out`,
};

function orderDeed(entry: AuditEntry): string {
  const { recordId, by } = entry;
  const order = orders[recordId.slice(0, recordId.indexOf('-'))] ?? 'the order';
  const { state } = valuesOf(entry);
  // Nobody but a person who released it ends an order by hand.
  if (state === 'failed' && by !== 'system') return `released ${order}, so that it can be ordered anew`;
  return typeof state === 'string' && Object.hasOwn(states, state)
    ? states[state as PurchaseState](order)
    : `looked for ${order}`;
}

function domainDeed({ action, changes }: AuditEntry, values: Values): string {
  const has = (field: string): boolean => changes.some((change) => change.field === field);
  if (has('movedTo')) return `moved the domain to the account ${String(values['movedTo'])}`;
  if (has('method'))
    return values['method'] === 'move-in'
      ? 'moved the domain in from another account'
      : 'added the domain to the account';
  if (has('isOurs')) return 'took the domain off the account';
  if (has('renew') || has('customNameservers')) return 'changed the domain';
  if (action === 'update') return 'changed a DNS record';
  const record = `the DNS record ${String(values['type'])} ${shownDomain(String(values['recordName'] || '@'))}`;
  return `${action === 'delete' ? 'deleted' : 'added'} ${record}`;
}
