// A DNS record as people read it: its names with their umlauts, though the DNS has them in their coded spelling.
import { readableValue } from '@bite/shared/domains/dns-record';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { isolated } from '@bite/shared/kernel/isolated';
import type { DnsRecord } from './registrar-queries.ts';

type Named = Pick<DnsRecord, 'type' | 'name'>;

/** '@' for the domain itself. */
export const shownName = ({ name }: Pick<Named, 'name'>): string => (name === '' ? '@' : shownDomain(name));

export const shownValue = ({ type, value }: Pick<DnsRecord, 'type' | 'value'>): string =>
  isolated(readableValue(type, value));

/** 'CNAME www' */
export const labelOf = (record: Named): string => `${record.type} ${shownName(record)}`;
