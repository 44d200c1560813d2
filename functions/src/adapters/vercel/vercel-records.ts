// DNS records at Vercel, whose values we write as in a zone file: Vercel has the priorities of MX and SRV in fields of their own.
import type { NewDnsRecord } from '@bite/shared/domains/domain-request.schema';
import { type DnsRecord, dnsRecord } from '@bite/shared/domains/registered-domain.schema';
import { z } from 'zod';
import type { DomainRegistrar } from '../../ports/domain-registrar.ts';
import type { AskVercel } from './ask-vercel.ts';
import { nextPageToken, pagination } from './vercel-pages.ts';

const priority = z.number().nullish().catch(undefined);
const atVercel = dnsRecord.extend({ mxPriority: priority, priority });
const page = z.looseObject({ records: z.array(atVercel), pagination });

/** The most that Vercel tells at once. */
const PAGE = '100';
/** So that a service which names a next page again and again is not asked for ever. */
const MOST_PAGES = 50;

type Records = Pick<DomainRegistrar, 'records' | 'addRecord' | 'changeRecord' | 'removeRecord'>;

export const vercelRecords = (ask: AskVercel): Records => ({
  records: async (name) => {
    // By their ids: two of one moment may stand at the end of a page and at the beginning of the next.
    const found = new Map<string, DnsRecord>();
    let until: string | undefined;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const answer = await ask({
        ...{ name: 'records', method: 'GET', path: ['v5', 'domains', name, 'records'] },
        query: { limit: PAGE, until },
        read: (json) => page.parse(json),
      });
      if (answer.outcome === 'failed') return answer;
      for (const record of answer.value.records)
        found.set(record.id ?? `${record.type} ${record.name} ${record.value}`, inZoneForm(record));
      until = nextPageToken(answer.value.pagination);
      if (until === undefined) return { outcome: 'answered', value: [...found.values()] };
    }
    return { outcome: 'failed', reason: 'unclear' };
  },
  addRecord: (name, record) =>
    ask({
      ...{ name: 'add record', method: 'POST', path: ['v2', 'domains', name, 'records'] },
      body: bodyOf(record),
      read: (json) => z.looseObject({ uid: z.string().min(1) }).parse(json).uid,
    }),
  changeRecord: (recordId, record) =>
    ask({
      ...{ name: 'change record', method: 'PATCH', path: ['v1', 'domains', 'records', recordId] },
      body: bodyOf(record),
      read: () => null,
    }),
  removeRecord: (name, recordId) =>
    ask({
      ...{ name: 'remove record', method: 'DELETE', path: ['v2', 'domains', name, 'records', recordId] },
      read: () => null,
    }),
});

function inZoneForm({ mxPriority, priority: other, ...record }: z.output<typeof atVercel>): DnsRecord {
  const first = mxPriority ?? other;
  const isBare = record.type === 'MX' && !/^\d+\s/.test(record.value);
  return isBare && first !== null && first !== undefined
    ? { ...record, value: `${first} ${record.value}` }
    : record;
}

function bodyOf({ value, ...record }: NewDnsRecord): object {
  const parts = value.trim().split(/\s+/);
  if (record.type === 'MX' && parts.length === 2)
    return { ...record, value: parts[1], mxPriority: Number(parts[0]) };
  if (record.type === 'SRV' && parts.length === 4) {
    const [first, weight, port] = parts.slice(0, 3).map(Number);
    return { ...record, srv: { priority: first, weight, port, target: parts[3] } };
  }
  return { ...record, value };
}
