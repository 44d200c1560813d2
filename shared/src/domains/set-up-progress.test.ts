import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../kernel/durations.ts';
import { aGuid } from '../testing/a-storefront.ts';
import { aDomainMappingRecord } from '../testing/records.ts';
import type { SeenRecord } from './dns-records.schema.ts';
import type { DomainCheck } from './domain-check.schema.ts';
import { type DomainMapping, domainMapping } from './domain-mapping.schema.ts';
import type { StoredHostProbe } from './host-probe.schema.ts';
import { begunAgain, begunCheck, isGivenUp, type Progress, setUpAfter } from './set-up-progress.ts';
import { type DomainLook, probedAfter, seenAfter, stampAt, type WatchedDomain } from './watched-domain.ts';

const START = Date.parse('2026-06-10T12:00:00.000Z');
const iso = (passed: number): string => new Date(START + passed).toISOString();

const aMapping = (change: Partial<DomainMapping> = {}): DomainMapping =>
  domainMapping.parse(aDomainMappingRecord({ verificationToken: 'prove-it', ...change }));
const proven = { sslStatus: 'issued', verificationStatus: 'verified' } as const;

const begun = (change: Partial<DomainMapping> = {}): WatchedDomain => {
  const mapping = aMapping(change);
  return { mapping, check: begunCheck(mapping, iso(0)) };
};

const record = (state: SeenRecord['state']): SeenRecord => ({
  ...{ type: 'A', name: 'bella.example.com', value: '192.0.2.1', purpose: 'address', state, seen: [] },
});
const seeing = (state: SeenRecord['state'], change: Partial<DomainLook> = {}): DomainLook => ({
  hosted: { verification: 'pending', certificate: 'pending' },
  isOwned: state === 'found',
  wanted: [],
  records: [record(state)],
  ...change,
});
const ready: Partial<DomainLook> = { hosted: { verification: 'verified', certificate: 'issued' } };

const probe = (fault?: StoredHostProbe['fault'], change: Partial<StoredHostProbe> = {}): StoredHostProbe => ({
  ...{ addresses: ['192.0.2.1'], at: iso(0), restaurantGuid: aGuid(1), status: 200 },
  ...(fault && { fault }),
  ...change,
});

/** The set-up with a look at each of these times. */
function over(
  looks: readonly (readonly [number, DomainLook, StoredHostProbe?])[],
  before = begun(),
): Progress & { told: string[] } {
  const told: string[] = [];
  let progress: Progress = { ...before, news: [], isLapsed: false };
  for (const [passed, look, opened] of looks) {
    progress = setUpAfter(progress, look, opened, START + passed);
    told.push(...progress.news);
  }
  return { ...progress, told };
}

describe('a set-up of a domain', () => {
  it('I4-23 begins with a look at once, and goes on a minute later', () => {
    expect(begun().check).toMatchObject({ setUpDueAt: iso(0), attempts: 0, ownershipToken: 'prove-it' });
    const { mapping, check, told } = over([[0, seeing('missing')]]);
    expect(mapping).toMatchObject({ verificationStatus: 'pending', sslStatus: 'pending' });
    expect(check).toMatchObject({ setUpDueAt: iso(MINUTE), attempts: 1, checkedAt: iso(0) });
    expect(check.records).toEqual([record('missing')]);
    expect(told).toEqual([]);
  });

  it.each<[string, Partial<DomainLook>]>([
    ['our own record is not seen', { ...ready, isOwned: false }],
    ['the DNS cannot be asked for it', { ...ready, isOwned: undefined }],
    [
      'the service has not taken it as proven',
      { hosted: { verification: 'pending', certificate: 'pending' } },
    ],
    ['the service says that it failed', { hosted: { verification: 'failed', certificate: 'pending' } }],
  ])('I4-22 is not proven while %s', (_case, change) => {
    const { mapping } = over([[0, seeing('found', change)]]);
    expect(mapping.verificationStatus).toBe('pending');
  });

  it('I4-23 is proven once both say so, and stays so when the record is tidied up', () => {
    const hosted = { verification: 'verified', certificate: 'pending' } as const;
    const looks = [
      [0, seeing('found', { hosted })],
      [MINUTE, seeing('missing', { hosted: { verification: 'pending', certificate: 'pending' } })],
    ] as const;
    expect(over(looks).mapping).toMatchObject({ verificationStatus: 'verified', updatedBy: 'schedule' });
  });

  it('I4-23 is done, and told once, when it opens with the restaurant', () => {
    const looks = [
      [0, seeing('missing')],
      [MINUTE, seeing('found', { hosted: { verification: 'verified', certificate: 'pending' } })],
      [2 * MINUTE, seeing('found', ready), probe()],
    ] as const;
    const { mapping, check, told } = over(looks);
    expect(mapping).toMatchObject({ ...proven, health: 'healthy' });
    expect(told).toEqual(['live']);
    expect(check).toMatchObject({ told: ['live'], probeDueAt: iso(17 * MINUTE), faults: 0 });
    expect(check).not.toHaveProperty('setUpDueAt');
  });

  it('goes on while it does not open, although the service says that all is well: unhealthy after two faults', () => {
    const one = over([[0, seeing('found', ready), probe('untrusted')]]);
    expect(one.mapping).toMatchObject({ ...proven, health: 'unknown' });
    expect(one.check).toMatchObject({ setUpDueAt: iso(MINUTE), lastProbe: { fault: 'untrusted' } });
    expect(one.check).not.toHaveProperty('probeDueAt');
    const looks = [
      [0, seeing('found', ready), probe('untrusted')],
      [MINUTE, seeing('found', ready), probe('untrusted')],
    ] as const;
    expect(over(looks)).toMatchObject({ mapping: { health: 'unhealthy' }, told: [] });
    expect(over([...looks, [2 * MINUTE, seeing('found', ready), probe()]])).toMatchObject({
      mapping: { health: 'healthy' },
      told: ['live'],
    });
  });

  it('is not opened before the service says that it has a certificate', () => {
    const { check } = over([[0, seeing('found'), probe()]]);
    expect(check).not.toHaveProperty('lastProbe');
  });

  it.each(['away', 'taken', 'refused'] as const)(
    'changes no state while the service is %s',
    (serviceTrouble) => {
      const { hosted: _, ...look } = seeing('found', { serviceTrouble, problem: 'In its words' });
      const { mapping, check } = over([
        [0, seeing('found', { hosted: { verification: 'verified', certificate: 'pending' } })],
        [MINUTE, look],
      ]);
      expect(mapping).toMatchObject({ verificationStatus: 'verified', sslStatus: 'pending' });
      expect(check.serviceTrouble).toBe(serviceTrouble);
      expect(check.problem).toBe(serviceTrouble === 'away' ? undefined : 'In its words');
      expect(over([[2 * MINUTE, seeing('found')]], { mapping, check }).check).not.toHaveProperty(
        'serviceTrouble',
      );
    },
  );

  it('passes over a state of the service that cannot follow', () => {
    const hosted = { verification: 'verified', certificate: 'expired' } as const;
    expect(over([[0, seeing('found', { hosted })]]).mapping.sslStatus).toBe('pending');
  });

  it('I3.10-05 keeps when the service was asked, and what it said, until the domain is proven', () => {
    const { hosted } = seeing('missing');
    const first = over([[0, { ...seeing('missing'), ...(hosted && { hosted }), problem: 'No record' }]]);
    expect(first.mapping.vercelConfig).toEqual({
      lastVerificationAttempt: iso(0),
      verificationError: 'No record',
    });
    const { mapping } = over([[MINUTE, seeing('found', ready), probe('unreachable')]], first);
    expect(mapping.vercelConfig).toEqual({ lastVerificationAttempt: iso(MINUTE) });
    const { hosted: _, ...away } = seeing('found', { serviceTrouble: 'away' });
    expect(over([[2 * MINUTE, away]], { ...first }).mapping.vercelConfig).toEqual(first.mapping.vercelConfig);
  });
});

describe('a set-up that does not get on', () => {
  const looks = (state: SeenRecord['state'], hours: readonly number[]) =>
    hours.map((hour) => [hour * HOUR, seeing(state)] as const);

  it('is stuck after a day without a change, which is told once', () => {
    expect(over(looks('missing', [0, 12, 23])).told).toEqual([]);
    expect(over(looks('missing', [0, 12, 24, 25, 30])).told).toEqual(['stuck']);
  });

  it('is not while something changes', () => {
    const changing = [...looks('missing', [0]), ...looks('wrong', [20]), ...looks('found', [40])];
    expect(over(changing).told).toEqual([]);
    expect(over([...changing, ...looks('found', [64])]).told).toEqual(['stuck']);
  });

  it('takes a record that the DNS could not be asked about for no change', () => {
    const asked = [...looks('missing', [0]), ...looks('unknown', [10, 23]), ...looks('missing', [24])];
    expect(over(asked).told).toEqual(['stuck']);
  });

  it('I4-23 is given up after 72 hours: failed, its name free, told if it was not', () => {
    const { mapping, check, told, isLapsed } = over(looks('missing', [0, 71, 72]));
    expect(mapping).toMatchObject({ verificationStatus: 'failed', sslStatus: 'failed' });
    expect({ isLapsed, told }).toEqual({ isLapsed: true, told: ['stuck'] });
    for (const due of ['setUpDueAt', 'probeDueAt']) expect(check).not.toHaveProperty(due);
    expect(isGivenUp({ mapping, check })).toBe(true);
    expect(isGivenUp(begun())).toBe(false);
  });

  it('keeps a name that was proven, and goes on opening it', () => {
    const hosted = { verification: 'verified', certificate: 'pending' } as const;
    const end = over([0, 72].map((hour) => [hour * HOUR, seeing('found', { hosted })] as const));
    expect(end.mapping).toMatchObject({ verificationStatus: 'verified', sslStatus: 'failed' });
    expect(end.isLapsed).toBe(false);
    expect(end.check.probeDueAt).toBe(iso(72 * HOUR + 15 * MINUTE));
    const late = seenAfter(end, seeing('found', ready), START + 80 * HOUR);
    expect(probedAfter(late, probe(), START + 80 * HOUR).news).toEqual(['live']);
  });

  it('tells nobody of a domain that its restaurant has switched off', () => {
    expect(over(looks('missing', [0, 30, 72]), begun({ isActive: false })).told).toEqual([]);
  });

  it('begins again as pending, with a new time and new mails', () => {
    const { mapping } = over(looks('missing', [0, 72]));
    expect(begunAgain(mapping, stampAt(START + 80 * HOUR))).toMatchObject({
      ...{ verificationStatus: 'pending', sslStatus: 'pending' },
    });
    const live = aMapping(proven);
    expect(begunAgain(live, stampAt(START))).toBe(live);
  });
});

describe('a domain that works', () => {
  const live = (change: Partial<DomainCheck> = {}): WatchedDomain => {
    const { setUpDueAt: _, ...check } = begunCheck(aMapping(), iso(0));
    return {
      mapping: aMapping({ ...proven, health: 'healthy' }),
      check: { ...check, told: ['live'], ...change },
    };
  };
  const after = (faults: readonly StoredHostProbe['fault'][]) => {
    let watched = { ...live(), news: [] as string[] };
    const told: string[][] = [];
    for (const [index, fault] of faults.entries()) {
      watched = probedAfter(watched, probe(fault), START + index * MINUTE);
      told.push(watched.news);
    }
    return { ...watched, told };
  };

  it('is unhealthy after two faults in a row, told once, and healthy after one good look, told once', () => {
    const { told, mapping } = after([
      ...(['unreachable', undefined, 'unreachable', 'expired', 'expired', undefined, undefined] as const),
    ]);
    expect(told).toEqual([[], [], [], ['unhealthy'], [], ['healed'], []]);
    expect(mapping).toMatchObject({ health: 'healthy', updatedBy: 'schedule' });
  });

  it('is not written as long as nothing changes', () => {
    const before = live();
    expect(probedAfter(before, probe(), START).mapping).toBe(before.mapping);
    expect(probedAfter(before, probe('unreachable'), START).mapping).toBe(before.mapping);
  });

  it('warns of each certificate that ends within two weeks once', () => {
    const ending = (days: number) =>
      probe(undefined, {
        certificate: { issuer: 'Some CA', validFrom: iso(-80 * DAY), validTo: iso(days * DAY) },
      });
    const first = probedAfter(live(), ending(14), START);
    expect(first.news).toEqual(['certificateExpiring']);
    expect(probedAfter(first, ending(14), START + DAY).news).toEqual([]);
    expect(probedAfter(first, ending(15), START + DAY).news).toEqual(['certificateExpiring']);
    expect(probedAfter(live(), ending(15), START).news).toEqual([]);
  });
});
