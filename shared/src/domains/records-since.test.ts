import { describe, expect, it } from 'vitest';
import { aDomainMappingRecord } from '../testing/records.ts';
import type { SeenRecord } from './dns-records.schema.ts';
import { domainMapping } from './domain-mapping.schema.ts';
import type { StoredHostProbe } from './host-probe.schema.ts';
import { areWanting, recordsSince } from './records-since.ts';

const BEFORE = '2026-06-10T12:00:00.000Z';
const AFTER = '2026-06-11T12:00:00.000Z';

const mapping = domainMapping.parse(aDomainMappingRecord({ domain: 'bella.example' }));
const record = (change: Partial<SeenRecord> = {}): SeenRecord => ({
  ...{ type: 'A', name: 'bella.example', value: '192.0.2.1', purpose: 'address', state: 'found' },
  seen: ['192.0.2.1'],
  ...change,
});
const probe = (change: Partial<StoredHostProbe> = {}): StoredHostProbe => ({
  ...{ at: AFTER, addresses: ['203.0.113.7'], fault: 'notOurs' },
  ...change,
});
const since = (records: SeenRecord[], lastProbe: StoredHostProbe, checkedAt = BEFORE) =>
  recordsSince(mapping, { records, checkedAt, lastProbe });

describe('records that were right before the host was opened', () => {
  it('lead elsewhere where the host has other addresses now', () => {
    expect(since([record()], probe())).toEqual([record({ state: 'wrong', seen: ['203.0.113.7'] })]);
  });

  it('are missing where the host has no address any more', () => {
    const records = [record(), record({ type: 'TXT', name: '_bite.bella.example', purpose: 'ownership' })];
    const states = since(records, probe({ fault: 'noAddress', addresses: [] })).map(({ state }) => state);
    expect(states).toEqual(['missing', 'found']);
  });

  it.each<[string, readonly SeenRecord[]]>([
    ['the address is there still', since([record()], probe({ addresses: ['192.0.2.1', '203.0.113.7'] }))],
    ['the records were looked at later', since([record()], probe({ at: BEFORE }), AFTER)],
    ['the fault is ours', since([record()], probe({ fault: 'failing' }))],
    ['nothing is known of an alias', since([record({ type: 'CNAME' })], probe())],
    ['only newer addresses are seen', since([record()], probe({ addresses: ['2001:db8::1'] }))],
    ['it is another name’s', since([record({ name: 'www.bella.example' })], probe())],
  ])('stay right where %s', (_case, records) => {
    expect(records.map(({ state }) => state)).toEqual(['found']);
  });

  it('stay right where both spellings were opened, since it is not said which one failed', () => {
    const both = { ...mapping, redirectConfig: { wwwRedirect: 'apex_to_www' as const } };
    const records = recordsSince(both, { records: [record()], checkedAt: BEFORE, lastProbe: probe() });
    expect(records).toEqual([record()]);
  });

  it('are not wanting where the DNS could not be asked', () => {
    expect(areWanting([record(), record({ state: 'unknown' })])).toBe(false);
    expect(areWanting([record({ state: 'wrong' })])).toBe(true);
  });
});
