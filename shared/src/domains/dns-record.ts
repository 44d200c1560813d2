// Rules of the DNS records of a registered domain, as people type them. Values are written as in a zone file: '10 mail.bella.example'
// for MX, '10 5 443 sip.bella.example' for SRV, '0 issue "letsencrypt.org"' for CAA.
import { z } from 'zod';
import { domainFault, normalizeDomain } from './domain-name.ts';

export const registrableRecordTypes = [
  ...['A', 'AAAA', 'ALIAS', 'CAA', 'CNAME', 'MX', 'NS', 'SRV', 'TXT'],
] as const;

/** The service keeps no shorter lifetime. Seconds. */
export const LEAST_TTL = 60;
/** A week: a mistake that lasts longer is hard to live with. */
export const MOST_TTL = 604_800;
const LONGEST_VALUE = 2048;

const label = /^(\*|_?[a-z0-9]([a-z0-9_-]{0,61}[a-z0-9])?|_)$/;

/** '@' and the domain itself are the domain; 'www.bella.example' in bella.example is 'www'. */
export function relativeName(name: string, domain: string): string {
  const typed = name.trim().toLowerCase().replace(/\.$/, '');
  if (typed === '@' || typed === domain) return '';
  return typed.endsWith(`.${domain}`) ? typed.slice(0, -domain.length - 1) : typed;
}

/** '' is the domain itself. */
export function recordNameFault(name: string): string | undefined {
  const typed = name.trim().toLowerCase();
  if (typed === '' || typed === '@') return undefined;
  const labels = typed.replace(/\.$/, '').split('.');
  const isFine = typed.length <= 253 && labels.every((one, n) => label.test(one) && (one !== '*' || n === 0));
  return isFine ? undefined : 'A name has letters, digits, hyphens and underscores, such as www or _dmarc';
}

const isNumber = (text: string | undefined, most = 65_535): boolean =>
  text !== undefined && /^\d{1,5}$/.test(text) && Number(text) <= most;
const isHost = (text: string | undefined): boolean =>
  text !== undefined && text !== '' && domainFault(normalizeDomain(text.replaceAll('_', 'x'))) === undefined;

const faults: Readonly<Record<string, (value: string) => string | undefined>> = {
  A: (value) => (z.ipv4().safeParse(value).success ? undefined : 'An IPv4 address, such as 203.0.113.7'),
  AAAA: (value) => (z.ipv6().safeParse(value).success ? undefined : 'An IPv6 address, such as 2001:db8::7'),
  CNAME: hostFault,
  ALIAS: hostFault,
  NS: hostFault,
  MX: (value) => {
    const [priority, host, ...rest] = value.split(/\s+/);
    return isNumber(priority) && isHost(host) && rest.length === 0
      ? undefined
      : 'A priority and a mail server, such as 10 mail.example.com';
  },
  SRV: (value) => {
    const [priority, weight, port, host, ...rest] = value.split(/\s+/);
    const isFine =
      [priority, weight, port].every((one) => isNumber(one)) && isHost(host) && rest.length === 0;
    return isFine ? undefined : 'Priority, weight, port and host, such as 10 5 443 sip.example.com';
  },
  CAA: (value) =>
    /^\d{1,3} (issue|issuewild|iodef) "[^"]*"$/.test(value)
      ? undefined
      : 'Flags, a tag and a value, such as 0 issue "letsencrypt.org"',
};

function hostFault(value: string): string | undefined {
  return isHost(value) ? undefined : 'A host name, such as example.com';
}

/** Why this is no value of such a record; undefined if it is one. */
export function recordValueFault(type: string, value: string): string | undefined {
  const typed = value.trim();
  if (typed === '') return 'Value is required';
  if (typed.length > LONGEST_VALUE) return `Must be at most ${LONGEST_VALUE} characters`;
  return Object.hasOwn(faults, type) ? faults[type]?.(typed) : undefined;
}

/** Whose value is a host, or ends with one. */
const leadsToHost: readonly string[] = ['ALIAS', 'CNAME', 'MX', 'NS', 'SRV'];

/** As the service takes it: without space around it, and a host without the trailing dot that zone files write. */
export function plainValue(type: string, value: string): string {
  const typed = value.trim();
  if (type === 'TXT') return typed;
  const spaced = typed.replace(/\s+/g, ' ');
  return leadsToHost.includes(type) ? spaced.replace(/\.$/, '') : spaced;
}

/**
 * An alias of the whole domain would hide its other records, such as those of its mail.
 * @param domain Whose record it is; where it is not known, its own name is not recognized as the domain itself.
 */
export const aliasFault = (type: string, name: string, domain = ''): string | undefined =>
  type === 'CNAME' && relativeName(name, domain) === ''
    ? 'The domain itself cannot be a CNAME: use ALIAS, or an A record'
    : undefined;
