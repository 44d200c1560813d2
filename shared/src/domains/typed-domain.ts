// A domain as people type or paste it, and the name of a record as most DNS hosts want it.
import { normalizeDomain } from './domain-name.ts';
import { normalizeHost } from './resolution.ts';

/** Hyphens, dashes and the minus sign, as phones and word processors write them: no domain has one. */
const dashes = /[\u2010-\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d]/g;

/** 'https://www.Bella.com/menu?table=3' → 'www.bella.com', of a beginning as well, and in the letters that were typed. */
export function hostFromTyped(text: string): string {
  const bare = text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/+/i, '')
    .replace(/[/?#].*$/s, '');
  return normalizeHost(bare.replace(dashes, '-'));
}

/** The stored form of what was typed. What is no address at all stays, so that its fault can be named. */
export const domainFromTyped = (text: string): string =>
  normalizeDomain(hostFromTyped(text)).replace(/\.+$/, '');

/** Registries below which companies register their names: 'co.uk', 'com.mx'. Not a whole list: the screen shows the whole name too. */
const registryLabels = ['co', 'com', 'net', 'org', 'gov', 'gob', 'edu', 'ac', 'or', 'ne', 'nom', 'info'];

/** The name under which a DNS host lists the domain: 'order.bella.co.uk' → 'bella.co.uk'. */
export function zoneOf(host: string): string {
  const labels = host.split('.');
  const [registry = '', country = ''] = labels.slice(-2);
  const isBelowRegistry = country.length === 2 && registryLabels.includes(registry);
  return labels.slice(isBelowRegistry ? -3 : -2).join('.');
}

/** What most DNS hosts want as the name of a record: '@' for the domain itself, 'www' for 'www.bella.com'. */
export function hostLabelOf(name: string, zone: string): string {
  if (name === zone) return '@';
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name;
}
