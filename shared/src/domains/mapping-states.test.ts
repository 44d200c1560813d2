import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { aDomainMappingRecord } from '../testing/records.ts';
import { refusalOf } from '../testing/refusal.ts';
import { aPolicy, STAMP } from '../testing/web-records.ts';
import { type DomainMapping, domainMapping, newDomainMapping } from './domain-mapping.schema.ts';
import {
  changedMapping,
  createdMapping,
  isServed,
  primaryChanges,
  sslTransitions,
  transferredMapping,
  verificationTransitions,
  withStatus,
} from './mapping-states.ts';

const stamped = { updatedAt: STAMP.at, updatedBy: STAMP.by };
const aMapping = (change: Partial<DomainMapping> = {}): DomainMapping =>
  domainMapping.parse(aDomainMappingRecord({ createdBy: 'uid-ada', ...change }));
const proven = { sslStatus: 'issued', verificationStatus: 'verified' } as const;

describe('a new mapping', () => {
  const create = (change: object) =>
    createdMapping(
      newDomainMapping(aPolicy()).parse({
        domain: 'bella.example.com',
        domainType: 'custom',
        tenantGuid: aGuid(2),
        restaurantGuid: aGuid(1),
        ...change,
      }),
      { domainId: 30_000_002, guid: aGuid(31), verificationToken: 'prove-it' },
      STAMP,
    );

  it('I4-21 of a subdomain starts active, with certificate and proof', () => {
    for (const isActive of [true, false])
      expect(create({ domain: 'bella.bite.example', domainType: 'subdomain', isActive })).toMatchObject({
        isActive: true,
        ...proven,
      });
  });

  it('I4-22 of a custom domain waits for certificate and proof, and shows nothing until then', () => {
    const mapping = create({});
    expect(mapping).toEqual({
      domainId: 30_000_002,
      guid: aGuid(31),
      verificationToken: 'prove-it',
      domain: 'bella.example.com',
      domainType: 'custom',
      tenantGuid: aGuid(2),
      restaurantGuid: aGuid(1),
      isActive: true,
      isPrimary: false,
      health: 'unknown',
      sslStatus: 'pending',
      verificationStatus: 'pending',
      createdAt: STAMP.at,
      createdBy: STAMP.by,
      ...stamped,
    });
    expect(isServed(mapping)).toBe(false);
    expect(create({ isActive: false }).isActive).toBe(false);
  });
});

describe('a mapping is served', () => {
  it.each([
    [true, 'verified', true],
    [false, 'verified', false],
    [true, 'pending', false],
    [true, 'failed', false],
  ] as const)('active %s and %s: %s', (isActive, verificationStatus, expected) => {
    expect(isServed({ isActive, verificationStatus })).toBe(expected);
  });
});

describe('a change by staff', () => {
  it('keeps the proof of the same domain', () => {
    const mapping = aMapping({ ...proven, verificationToken: 'old' });
    expect(
      changedMapping(mapping, { isActive: false, domain: 'BELLA.example.com' }, aPolicy(), STAMP),
    ).toEqual({
      ...mapping,
      isActive: false,
      ...stamped,
    });
  });

  it('of the domain starts its proof anew', () => {
    const mapping = aMapping({ ...proven, verificationToken: 'old', vercelConfig: { domainId: 'd1' } });
    const { verificationToken, vercelConfig, ...kept } = mapping;
    expect(changedMapping(mapping, { domain: 'other.example.com' }, aPolicy(), STAMP)).toEqual({
      ...kept,
      domain: 'other.example.com',
      sslStatus: 'pending',
      verificationStatus: 'pending',
      ...stamped,
    });
  });

  it('from a subdomain to a domain of their own starts its proof anew, too', () => {
    const mapping = aMapping({ ...proven, domainType: 'subdomain' });
    expect(changedMapping(mapping, { domainType: 'custom' }, aPolicy(), STAMP)).toMatchObject({
      sslStatus: 'pending',
      verificationStatus: 'pending',
    });
  });

  it('I5.6-05 cannot take a reserved domain', () => {
    const refused = refusalOf(() => changedMapping(aMapping(), { domain: 'x.localhost' }, aPolicy(), STAMP));
    expect(refused).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Cannot use reserved domain',
      details: { fields: { domain: 'Cannot use reserved domain' } },
    });
  });

  it('of anything else is no matter of the policy: the demo’s own domains can be edited', () => {
    const demo = aMapping({ domain: 'luigis.localhost' });
    expect(changedMapping(demo, { seoConfig: { noIndex: true } }, aPolicy(), STAMP).seoConfig).toEqual({
      noIndex: true,
    });
  });
});

describe('certificate and proof', () => {
  const ways = <State extends string>(table: Record<State, readonly State[]>) =>
    (Object.keys(table) as State[]).flatMap((from) =>
      (Object.keys(table) as State[]).map(
        (to) => [from, to, from === to || table[from].includes(to)] as const,
      ),
    );

  it('I4-23 may go these ways', () => {
    expect(sslTransitions).toEqual({
      pending: ['issued', 'failed'],
      issued: ['pending', 'expired'],
      failed: ['pending', 'issued'],
      expired: ['pending', 'issued'],
    });
    expect(verificationTransitions).toEqual({
      pending: ['verified', 'failed'],
      verified: ['pending', 'failed'],
      failed: ['pending', 'verified'],
    });
  });

  it.each(ways(sslTransitions))('I4-23 a certificate goes from %s to %s: %s', (from, to, isAllowed) => {
    const mapping = aMapping({ sslStatus: from });
    const move = () => withStatus(mapping, { sslStatus: to }, STAMP);
    if (isAllowed) expect(move().sslStatus).toBe(to);
    else expect(refusalOf(move)).toMatchObject({ code: 'TRANSITION_REFUSED', details: { state: from } });
  });

  it.each(ways(verificationTransitions))('I4-23 a proof goes from %s to %s: %s', (from, to, isAllowed) => {
    const mapping = aMapping({ verificationStatus: from });
    const move = () => withStatus(mapping, { verificationStatus: to }, STAMP);
    if (isAllowed) expect(move().verificationStatus).toBe(to);
    else expect(refusalOf(move).code).toBe('TRANSITION_REFUSED');
  });

  it('I4-23 both may change at once, and who changed them is kept', () => {
    const mapping = aMapping();
    expect(withStatus(mapping, proven, STAMP)).toEqual({ ...mapping, ...proven, ...stamped });
  });

  it('I4-23 one alone leaves the other', () => {
    const mapping = aMapping(proven);
    expect(withStatus(mapping, { sslStatus: 'expired' }, STAMP)).toMatchObject({
      sslStatus: 'expired',
      verificationStatus: 'verified',
    });
    expect(withStatus(mapping, { verificationStatus: 'failed' }, STAMP)).toMatchObject({
      sslStatus: 'issued',
      verificationStatus: 'failed',
    });
  });

  it('I4-23 the same news twice change nothing', () => {
    const mapping = aMapping(proven);
    expect(withStatus(mapping, proven, STAMP)).toBe(mapping);
    expect(withStatus(mapping, {}, STAMP)).toBe(mapping);
  });

  it('I4-23 a refusal names what cannot be', () => {
    expect(refusalOf(() => withStatus(aMapping(), { sslStatus: 'expired' }, STAMP)).message).toBe(
      'The certificate is pending and cannot become expired; it may become: issued, failed',
    );
  });
});

describe('a transfer', () => {
  it('I4-24 moves a mapping to another tenant and restaurant, where it is not the primary one', () => {
    const mapping = aMapping({ isPrimary: true, ...proven });
    const to = { tenantGuid: aGuid(12), restaurantGuid: aGuid(11) };
    expect(transferredMapping(mapping, to, STAMP)).toEqual({
      ...mapping,
      ...to,
      isPrimary: false,
      ...stamped,
    });
    expect(mapping.isPrimary).toBe(true);
  });
});

describe('the primary domain', () => {
  const first = aMapping({ ...proven, guid: aGuid(31), isPrimary: true });
  const second = aMapping({ ...proven, guid: aGuid(32) });
  const third = aMapping({ ...proven, guid: aGuid(33) });
  const elsewhere = aMapping({ ...proven, guid: aGuid(34), restaurantGuid: aGuid(9), isPrimary: true });
  const all = [first, second, third, elsewhere];

  it('I3.10-01 is one of a restaurant: making it so takes that from the former one, and touches no other', () => {
    expect(primaryChanges(all, second.guid, STAMP)).toEqual([
      { ...first, isPrimary: false, ...stamped },
      { ...second, isPrimary: true, ...stamped },
    ]);
  });

  it('I3.10-01 stays as it is when it already is', () => {
    expect(primaryChanges(all, first.guid, STAMP)).toEqual([]);
  });

  it('I8.2-06 must be there', () => {
    expect(refusalOf(() => primaryChanges(all, aGuid(99), STAMP)).message).toBe(
      `Domain mapping with GUID ${aGuid(99)} not found`,
    );
  });

  it.each([{ isActive: false }, { verificationStatus: 'pending' as const }])(
    'is one that is served, not %j',
    (change) => {
      const idle = { ...second, ...change };
      expect(refusalOf(() => primaryChanges([first, idle], idle.guid, STAMP))).toMatchObject({
        code: 'CONFLICT',
        message: 'Only an active and verified domain can be the primary one',
      });
    },
  );
});
