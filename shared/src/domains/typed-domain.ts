// A domain as people type or paste it, and the name of a record as most DNS hosts want it.
import { normalizeDomain } from './domain-name.ts';

/** 'https://www.Bella.com/menu?table=3' → 'www.bella.com'. What is no address at all stays, so that its fault can be named. */
export function domainFromTyped(text: string): string {
  const bare = text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/+/i, '')
    .replace(/[/?#].*$/s, '');
  return normalizeDomain(bare.trim()).replace(/\.+$/, '');
}

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
