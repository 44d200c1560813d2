import { describe, expect, it } from 'vitest';
import { aDomainMappingRecord } from '../testing/records.ts';
import type { SeenRecord } from './dns-records.schema.ts';
import { domainAdvice, faultAdvice, recordLines } from './domain-advice.ts';
import { type DomainMapping, domainMapping } from './domain-mapping.schema.ts';
import { hostFaults } from './host-probe.schema.ts';

const aMapping = (change: Partial<DomainMapping> = {}): DomainMapping =>
  domainMapping.parse(
    aDomainMappingRecord({
      verificationStatus: 'verified',
      sslStatus: 'issued',
      health: 'healthy',
      ...change,
    }),
  );
const record = (state: SeenRecord['state']): SeenRecord => ({
  ...{ type: 'A', name: 'bella.example.com', value: '192.0.2.1', purpose: 'address', state, seen: [] },
});
const probe = (fault: SeenFault) => ({ addresses: [], at: '2026-06-10T12:00:00.000Z', fault });
type SeenFault = (typeof hostFaults)[number];

describe('what the staff of a domain are told', () => {
  it('is nothing where all is well', () => {
    expect(domainAdvice(aMapping(), { records: [record('found')] })).toBeUndefined();
  });

  it.each(hostFaults)('is what was found when it was opened: %s', (fault) => {
    const advice = domainAdvice(aMapping({ health: 'unhealthy' }), { records: [], lastProbe: probe(fault) });
    expect(advice?.todo).toBe(faultAdvice[fault]);
    expect(advice?.wrong).toMatch(
      /^Our hosting service says that the domain is ready, but it does not open\. /,
    );
  });

  it.each<[string, Partial<DomainMapping>, Parameters<typeof domainAdvice>[1], RegExp]>([
    [
      'records are missing',
      { verificationStatus: 'pending' },
      { records: [record('missing')] },
      /not all there/,
    ],
    [
      'the service is slow',
      { verificationStatus: 'pending' },
      { records: [record('found')] },
      /not confirmed/,
    ],
    [
      'the service has it for another',
      { verificationStatus: 'pending' },
      { records: [record('found')], serviceTrouble: 'taken' },
      /from another account/,
    ],
    ['the certificate is slow', { sslStatus: 'pending' }, { records: [record('found')] }, /certificate/],
    [
      'the certificate waits for records',
      { sslStatus: 'pending' },
      { records: [record('found'), record('missing')] },
      /waits for records that are missing/,
    ],
    ['it was given up', { verificationStatus: 'failed', sslStatus: 'failed' }, { records: [] }, /free again/],
    [
      'it is switched off, and not that it is set up',
      { isActive: false },
      { records: [record('missing')], lastProbe: probe('notOurs') },
      /^It leads nowhere until it is switched on\.$/,
    ],
  ])('I4-23 says that %s', (_case, change, check, words) => {
    expect(domainAdvice(aMapping(change), check)?.wrong).toMatch(words);
  });

  it('names each record that is not right', () => {
    expect(recordLines([record('found'), record('missing'), record('extra')])).toEqual([
      'A bella.example.com: Missing.',
      'A bella.example.com: In the way.',
    ]);
  });

  it('I4-23 says of a record that differs what is seen and what is wanted, but tells no text', () => {
    const alias = { type: 'CNAME', name: 'www.bella.com', value: 'demo.web.app' } as const;
    const text = { type: 'TXT', value: 'bite-verification=abc', seen: ['bite-verification=old'] } as const;
    expect(
      recordLines([
        { ...record('wrong'), ...alias, seen: ['203.0.113.7'] },
        { ...record('wrong'), seen: ['203.0.113.7'] },
        { ...record('wrong'), ...text, seen: [...text.seen] },
      ]),
    ).toEqual([
      'CNAME www.bella.com: Different. An A record stands at www.bella.com, where a CNAME record has to be. The two cannot stand side by side: delete the A record, then add the CNAME record. We see: A 203.0.113.7. We want: CNAME demo.web.app.',
      'A bella.example.com: Different. bella.example.com leads elsewhere. We see: 203.0.113.7. We want: 192.0.2.1.',
      'TXT bella.example.com: Different. The TXT record at bella.example.com has another text.',
    ]);
  });
});
