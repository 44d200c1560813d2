// Where people keep their domains' DNS records: what its fields are called there, and the way to them in its own words. Facts only;
// who changes one looks at the host's help first.
import type { DnsRecordType } from '@bite/shared/domains/dns-records.schema';

export const dnsHostIds = [
  'godaddy',
  'namecheap',
  'cloudflare',
  'squarespace',
  'ionos',
  'platform',
  'other',
] as const;
export type DnsHostId = (typeof dnsHostIds)[number];

export interface DnsHost {
  name: string;
  fields: { type: string; name: string; value: string };
  /** Where the value's field has a name of its own for a type. */
  valueFor?: Partial<Record<DnsRecordType, string>>;
  /** Sentences, in order. */
  steps: readonly string[];
  /** What is particular there, if anything. */
  note?: string;
}

export const dnsHosts: Readonly<Record<DnsHostId, DnsHost>> = {
  godaddy: {
    name: 'GoDaddy',
    fields: { type: 'Type', name: 'Name', value: 'Value' },
    steps: [
      'Sign in, open “My Products” and choose “DNS” beside your domain.',
      'Press “Add New Record”, choose the type, and copy name and value from below. Leave TTL as it is.',
      'If “Parked” stands at an A record named “@”, edit that record instead of adding another. Then press “Save”.',
    ],
  },
  namecheap: {
    name: 'Namecheap',
    fields: { type: 'Type', name: 'Host', value: 'Value' },
    steps: [
      'Sign in, open “Domain List”, press “Manage” beside your domain, and open “Advanced DNS”.',
      'Press “Add New Record”, choose the type, and copy host and value from below. TTL stays “Automatic”.',
      'Delete the “URL Redirect” and “CNAME” records of the parking page, if there are any. Save with the tick.',
    ],
    note: 'Namecheap adds your domain to the host by itself: enter only what stands below.',
  },
  cloudflare: {
    name: 'Cloudflare',
    fields: { type: 'Type', name: 'Name', value: 'Content' },
    valueFor: { A: 'IPv4 address', AAAA: 'IPv6 address', CNAME: 'Target' },
    steps: [
      'Sign in, choose your domain, and open “DNS”, then “Records”.',
      'Press “Add record”, choose the type, and copy name and value from below.',
      'Set “Proxy status” to “DNS only” (a grey cloud) for A, AAAA and CNAME records. Then press “Save”.',
    ],
    note: 'With the orange cloud (“Proxied”) we see Cloudflare’s addresses instead of yours, and no certificate can be issued.',
  },
  squarespace: {
    name: 'Squarespace',
    fields: { type: 'Type', name: 'Host', value: 'Data' },
    steps: [
      'Sign in, open “Domains”, choose your domain, and open “DNS”.',
      'If your website is no longer at Squarespace, delete the “Squarespace Defaults”.',
      'Below “Custom records” press “Add record”, copy host and data from below, and press “Save”.',
    ],
    note: 'Domains that were bought at Google Domains are here too.',
  },
  ionos: {
    name: 'IONOS',
    fields: { type: 'Type', name: 'Host name', value: 'Value' },
    valueFor: { A: 'Points to', AAAA: 'Points to', CNAME: 'Points to' },
    steps: [
      'Sign in, open “Domains & SSL”, choose your domain, and open the tab “DNS”.',
      'Press “Add record”, choose the type, and copy host name and value from below. Then press “Save”.',
      'Records that are in the way are named: let them be disabled.',
    ],
  },
  platform: {
    name: 'At Bite, which bought it for me',
    fields: { type: 'Type', name: 'Name', value: 'Value' },
    steps: [
      'You need not enter anything: those who run Bite look after its DNS.',
      'If a record below is missing or wrong, write to them and name this domain. They add the records by one press.',
    ],
  },
  other: {
    name: 'Somewhere else',
    fields: { type: 'Type', name: 'Name', value: 'Value' },
    steps: [
      'Sign in where you bought the domain and look for “DNS”, “DNS records” or “Name server settings”.',
      'Add a record for each line below: choose its type, and copy name and value. Leave TTL as it is.',
      'Save. If whoever made your website looks after the domain, send them this page’s records.',
    ],
    note: 'Some hosts call the name “Host” or “Hostname” and the value “Content”, “Data”, “Target” or “Points to”. A few want the whole name instead of its first part.',
  },
};

export const rootHint = 'For the domain itself, “@” stands for the name.';

export const valueFieldOf = ({ fields, valueFor }: DnsHost, type: DnsRecordType): string =>
  valueFor?.[type] ?? fields.value;
