// Rules of the DNS records of a registered domain, as people type them. Values are written as in a zone file: '10 mail.bella.example'
// for MX, '10 5 443 sip.bella.example' for SRV, '0 issue "letsencrypt.org"' for CAA. Names with umlauts are coded here.
import { z } from 'zod';
import { domainFault, normalizeDomain } from './domain-name.ts';
import { unicodeDomain } from './shown-domain.ts';

export const registrableRecordTypes = [
  ...['A', 'AAAA', 'ALIAS', 'CAA', 'CNAME', 'MX', 'NS', 'SRV', 'TXT'],
] as const;

/** The service keeps no shorter lifetime. Seconds. */
export const LEAST_TTL = 60;
/** A week: a mistake that lasts longer is hard to live with. */
export const MOST_TTL = 604_800;
const LONGEST_VALUE = 2048;

const label = /^(\*|_?[a-z0-9]([a-z0-9_-]{0,61}[a-z0-9])?|_)$/;

/** Label by label: names of records have underscores and stars, which no domain has. What cannot be coded stays, and is a fault. */
const coded = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\u3002\uff0e\uff61]/g, '.')
    .replace(/\.$/, '')
    .split('.')
    .map((one) => (/\P{ASCII}/u.test(one) ? codedLabel(one) : one))
    .join('.');

/** Below an ending, since a name of digits alone would be read as an address. */
const codedLabel = (one: string): string => normalizeDomain(`${one}.example`).replace(/\.example$/, '');

/** '@' and the domain itself are the domain; 'www.bella.example' in bella.example is 'www'. */
export function relativeName(name: string, domain: string): string {
  const typed = coded(name);
  if (typed === '@' || typed === domain) return '';
  return typed.endsWith(`.${domain}`) ? typed.slice(0, -domain.length - 1) : typed;
}

/** '' is the domain itself. */
export function recordNameFault(name: string): string | undefined {
  const typed = coded(name);
  if (typed === '' || typed === '@') return undefined;
  const labels = typed.split('.');
  const isFine = typed.length <= 253 && labels.every((one, n) => label.test(one) && (one !== '*' || n === 0));
  return isFine ? undefined : 'A name has letters, digits, hyphens and underscores, such as www or _dmarc';
}

const isNumber = (text: string | undefined, most = 65_535): boolean =>
  text !== undefined && /^\d{1,5}$/.test(text) && Number(text) <= most;
/** A whole one, with its ending: at the service nothing is relative to the domain. */
const isHost = (text = ''): boolean => {
  const host = coded(text);
  return host.includes('.') && domainFault(host.replaceAll('_', 'x')) === undefined;
};

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
    /^\d{1,3} (issue|issuewild|iodef) "[^"]*"$/.test(value) && Number.parseInt(value, 10) <= 255
      ? undefined
      : 'Flags, a tag and a value, such as 0 issue "letsencrypt.org"',
};

function hostFault(value: string): string | undefined {
  return isHost(value) ? undefined : 'The whole name of a host, such as shop.example.com';
}

/** Why this is no value of such a record; undefined if it is one. */
export function recordValueFault(type: string, value: string): string | undefined {
  const typed = type === 'TXT' ? unquoted(value) : value.trim();
  if (typed === '') return 'Value is required';
  if (/\p{Cc}/u.test(typed)) return 'A value is one line, without control characters';
  if (typed.length > LONGEST_VALUE) return `Must be at most ${LONGEST_VALUE} characters`;
  return Object.hasOwn(faults, type) ? faults[type]?.(typed) : undefined;
}

/** Whose value is a host, or ends with one. */
const leadsToHost: readonly string[] = ['ALIAS', 'CNAME', 'MX', 'NS', 'SRV'];

/**
 * As the service takes it: without space around it, a host in its coded spelling and without the trailing dot that zone files write, a
 * text without the quotes in which DNS hosts show it.
 */
export function plainValue(type: string, value: string): string {
  if (type === 'TXT') return unquoted(value);
  const parts = value.trim().split(/\s+/);
  const last = parts.pop() ?? '';
  return [...parts, leadsToHost.includes(type) ? coded(last) : last].join(' ');
}

/** As people read it, the other way round: '10 mail.xn--bcher-kva.com' of MX is '10 mail.bücher.com'. */
export const readableValue = (type: string, value: string): string =>
  leadsToHost.includes(type) ? value.replace(/\S+$/, unicodeDomain) : value;

const quoted = /"((?:[^"\\]|\\.)*)"/g;
const isQuoted = /^"(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*$/;

/** Long texts are shown in several pieces, each with its quotes, and mean all of them together. */
function unquoted(value: string): string {
  const typed = value.trim();
  if (!isQuoted.test(typed)) return typed;
  return [...typed.matchAll(quoted)].map(([, piece = '']) => piece.replace(/\\(["\\])/g, '$1')).join('');
}

/**
 * An alias of the whole domain would hide its other records, such as those of its mail.
 * @param domain Whose record it is; where it is not known, its own name is not recognized as the domain itself.
 */
export const aliasFault = (type: string, name: string, domain = ''): string | undefined =>
  type === 'CNAME' && relativeName(name, domain) === ''
    ? 'The domain itself cannot be a CNAME: use ALIAS, or an A record'
    : undefined;

/** An alias of itself leads nowhere. @param domain Whose record it is; where it is not known, nothing is recognized. */
export function loopFault(type: string, name: string, value: string, domain = ''): string | undefined {
  if (!['ALIAS', 'CNAME'].includes(type) || domain === '') return undefined;
  const own = relativeName(name, domain);
  const isLoop = plainValue(type, value) === (own === '' ? domain : `${own}.${domain}`);
  return isLoop ? 'It cannot lead to itself: enter another host' : undefined;
}
