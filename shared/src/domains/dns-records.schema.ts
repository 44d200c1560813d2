// The DNS records that a domain needs to lead to its restaurant, and what of them the DNS says at present.
import { z } from 'zod';

export const dnsRecordTypes = ['A', 'AAAA', 'CNAME', 'TXT'] as const;
export type DnsRecordType = (typeof dnsRecordTypes)[number];

/** ownership: proves whose the domain is; address: leads guests to us; certificate: lets one be issued before the domain leads here. */
export const recordPurposes = ['ownership', 'address', 'certificate'] as const;

export const wantedRecord = z.strictObject({
  type: z.enum(dnsRecordTypes),
  /** The whole name, without a trailing dot: 'www.bella.example'. */
  name: z.string(),
  value: z.string(),
  purpose: z.enum(recordPurposes),
});
export type WantedRecord = z.output<typeof wantedRecord>;

/**
 * missing: the DNS has none of this name and type; wrong: it has others; extra: it has one that has to go; unknown: the DNS could
 * not be asked.
 */
export const recordStates = ['found', 'missing', 'wrong', 'extra', 'unknown'] as const;

export const seenRecord = z.strictObject({
  ...wantedRecord.shape,
  state: z.enum(recordStates),
  /** All values that the DNS has of this name and type. */
  seen: z.array(z.string()),
});
export type SeenRecord = z.output<typeof seenRecord>;
