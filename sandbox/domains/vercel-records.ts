// DNS records at the simulated Vercel: those of the simulated DNS.
import type { Answer } from './domains-answers.ts';
import type { Call, Service } from './domains-service.ts';
import { accountDomain } from './vercel-account.ts';
import { badRequest, done, failed, notFound } from './vercel-frames.ts';
import {
  addRecord,
  changeRecord,
  type RecordType,
  recordsBelow,
  recordTypes,
  removeRecord,
  wrongInRecord,
  type ZoneRecord,
} from './zones.ts';

const LEAST_TTL = 60;

const relative = (name: string, domain: string): string =>
  name === domain ? '' : name.slice(0, -domain.length - 1);

const shown = (record: ZoneRecord, domain: string): object => ({
  ...{ id: record.id, slug: record.id, creator: 'usr_sandbox', domain, type: record.type, ttl: record.ttl },
  ...{ name: relative(record.name, domain), value: record.value, recordType: record.type },
  ...(record.type === 'MX' && { mxPriority: record.priority ?? 10 }),
});

export function listRecords(service: Service, { query }: Call, domain: string): Answer {
  if (!accountDomain(service, domain)) return notFound(`Domain name not found: ${domain}`);
  const limit = Number(query.get('limit') ?? 20);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) return badRequest('limit should be 1 to 100');
  const all = recordsBelow(service.state.zones, domain);
  // Vercel's own is a moment; to whoever pages, it is a number to hand back.
  const from = Number(query.get('until') ?? 0);
  const records = all.slice(from, from + limit);
  const next = from + limit < all.length ? from + limit : null;
  return done({
    records: records.map((record) => shown(record, domain)),
    pagination: { count: records.length, next, prev: null },
  });
}

interface Wanted {
  name: string;
  type: RecordType;
  value: string;
  ttl?: number;
  priority?: number;
}

/** What the body asks for, or what is wrong with it. */
function wantedIn(body: Call['body'], domain: string): Wanted | string {
  const type = recordTypes.find((one) => one === body.type);
  if (!type) return 'Invalid record type';
  const label = typeof body.name === 'string' ? body.name : '';
  const { ttl } = body;
  if (ttl !== undefined && !(typeof ttl === 'number' && Number.isInteger(ttl) && ttl >= LEAST_TTL))
    return `ttl should be an integer of at least ${LEAST_TTL}`;
  const srv = body.srv as Record<string, unknown> | undefined;
  if (type === 'SRV' && !srv) return 'srv is required';
  if (type === 'MX' && typeof body.mxPriority !== 'number') return 'mxPriority is required';
  const value = srv
    ? [srv.priority, srv.weight, srv.port, srv.target].join(' ')
    : typeof body.value === 'string'
      ? body.value
      : '';
  return {
    ...{ type, value, name: label === '' ? domain : `${label}.${domain}` },
    ...(typeof ttl === 'number' && { ttl }),
    ...(typeof body.mxPriority === 'number' && { priority: body.mxPriority }),
  };
}

export function createRecord(service: Service, { body }: Call, domain: string): Answer {
  if (!accountDomain(service, domain)) return notFound(`Domain name not found: ${domain}`);
  const wanted = wantedIn(body, domain);
  if (typeof wanted === 'string') return badRequest(wanted);
  const wrong = wrongInRecord(service.state.zones, wanted);
  if (wrong) return failed(400, 'invalid_record', wrong);
  return done({ uid: addRecord(service.state.zones, wanted).id, updated: service.now() });
}

export function updateRecord(service: Service, { body }: Call, id: string): Answer {
  const { zones, vercel } = service.state;
  const record = zones.records.find((one) => one.id === id);
  const domain =
    record && Object.keys(vercel.account).find((name) => recordsBelow(zones, name).includes(record));
  if (!record || !domain) return notFound('The record was not found');
  const wanted = wantedIn({ ...shown(record, domain), ...body }, domain);
  if (typeof wanted === 'string') return badRequest(wanted);
  const wrong = wrongInRecord(zones, { ...wanted, id });
  if (wrong) return failed(400, 'invalid_record', wrong);
  changeRecord(zones, id, wanted);
  return done(shown({ ...record, ...wanted }, domain));
}

export function deleteRecord(service: Service, _call: Call, domain: string, id: string): Answer {
  const { zones } = service.state;
  const isThere = recordsBelow(zones, domain).some((record) => record.id === id);
  if (!accountDomain(service, domain) || !isThere) return notFound('The record was not found');
  removeRecord(zones, id);
  return done();
}
