// The contract test of the DomainHosting port: what every hosting service must bring about. The one in memory is held to it, and both
// adapters together with the stack's services (tools/stack/domain-hosting.test.ts).
import { beforeEach, describe, expect, it } from 'vitest';
import type { DomainHosting, HostedDomain } from '../ports/domain-hosting.ts';
import type { ServiceResult } from '../ports/service-result.ts';

export interface HostingUnderTest {
  hosting: DomainHosting;
  /** Adds to the DNS what the service wants, and has it issue the certificate. */
  satisfy: (hosted: HostedDomain) => void;
  /** A record that leads the host elsewhere; undefined where the service does not look at the DNS itself. */
  leadElsewhere: ((host: string) => void) | undefined;
  /** Somebody else has the host at the service. */
  take: (host: string) => void;
  /** No call is answered any more. */
  fail: () => void;
}

const removed = { outcome: 'answered', value: null };
const notFound = { outcome: 'failed', reason: 'notFound' };

const settled = (result: ServiceResult<HostedDomain>): HostedDomain => {
  if (result.outcome === 'failed') throw new Error(`${result.reason}: ${result.message}`);
  return result.value;
};

/** @param make Called for each test. */
export function domainHostingContract(name: string, make: () => Promise<HostingUnderTest>): void {
  describe(`the hosting of domains: ${name}`, () => {
    let tested: HostingUnderTest;
    let hosting: DomainHosting;
    beforeEach(async () => {
      tested = await make();
      ({ hosting } = tested);
    });

    it('I4-22 I7.3-08 is configured, and has no host that nobody has added', async () => {
      expect(hosting.isConfigured).toBe(true);
      expect(await hosting.find('bella.com')).toMatchObject(notFound);
      expect(await hosting.check('bella.com')).toMatchObject(notFound);
    });

    it.each(['bella.com', 'www.bella.com', 'order.bella.co.uk', 'xn--caf-dma.com'])(
      'I4-22 wants records for %s, and has no certificate before they are there',
      async (host) => {
        const begun = settled(await hosting.add(host));
        expect(begun).toMatchObject({ host, certificate: 'pending', unwanted: [] });
        const leading = begun.wanted.filter(({ purpose }) => purpose === 'address');
        expect(leading.length).toBeGreaterThan(0);
        for (const record of begun.wanted) {
          expect(record.value).not.toBe('');
          expect(record.name).toBe(record.name.toLowerCase().replace(/\.$/, ''));
          expect(`.${host}`).toContain(`.${record.name.replace(/^_[^.]+\./, '').replace(/^www\./, '')}`);
        }
        for (const { name: at } of leading) expect(at).toBe(host);
      },
    );

    it('I4-22 I4-23 has proof and certificate once the records are there', async () => {
      tested.satisfy(settled(await hosting.add('bella.com')));
      const ready = { host: 'bella.com', verification: 'verified', certificate: 'issued' };
      expect(settled(await hosting.check('bella.com'))).toMatchObject(ready);
      expect(settled(await hosting.find('bella.com'))).toMatchObject(ready);
    });

    it('I4-22 names all its records, or none of them, of a host that has them', async () => {
      const { wanted } = settled(await hosting.add('bella.com'));
      tested.satisfy(settled(await hosting.find('bella.com')));
      const later = settled(await hosting.check('bella.com')).wanted;
      expect([[], wanted]).toContainEqual(later);
    });

    it('I4-22 answers a host that it has already as it is', async () => {
      tested.satisfy(settled(await hosting.add('bella.com')));
      await hosting.check('bella.com');
      expect(settled(await hosting.add('bella.com'))).toMatchObject({
        ...{ host: 'bella.com', verification: 'verified', certificate: 'issued' },
      });
    });

    it('I4-22 takes the name with www. for another host', async () => {
      await hosting.add('bella.com');
      expect(await hosting.find('www.bella.com')).toMatchObject(notFound);
    });

    it('I4-23 names a record that leads elsewhere, which is in the way', async ({ skip }) => {
      if (!tested.leadElsewhere) return skip();
      tested.leadElsewhere('bella.com');
      const { unwanted } = settled(await hosting.add('bella.com'));
      expect(unwanted).toEqual([{ type: 'A', name: 'bella.com', value: '203.0.113.7', purpose: 'address' }]);
    });

    it('I4-22 serves nothing that somebody else has there, before that is sorted out', async () => {
      tested.take('bella.com');
      const answer = await hosting.add('bella.com');
      if (answer.outcome === 'failed') expect(answer.reason).toBe('taken');
      else {
        expect(answer.value.verification).toBe('pending');
        expect(answer.value.wanted).toContainEqual(expect.objectContaining({ purpose: 'ownership' }));
      }
      expect(await hosting.find('bella.com')).not.toMatchObject({ value: { verification: 'verified' } });
    });

    it('I7.4-04 forgets a host that is removed, twice as well as once, and takes it again', async () => {
      await hosting.add('bella.com');
      for (const host of ['bella.com', 'bella.com', 'never.com'])
        expect(await hosting.remove(host)).toEqual(removed);
      expect(await hosting.find('bella.com')).toMatchObject(notFound);
      expect(settled(await hosting.add('bella.com')).host).toBe('bella.com');
      expect(await hosting.find('bella.com')).toMatchObject({ outcome: 'answered' });
    });

    it('I7.3-08 answers a failure where the service is away, and throws nothing', async () => {
      tested.fail();
      for (const answer of [
        await hosting.add('bella.com'),
        await hosting.find('bella.com'),
        await hosting.check('bella.com'),
        await hosting.remove('bella.com'),
      ])
        expect(answer).toMatchObject({
          outcome: 'failed',
          reason: expect.stringMatching(/^(unclear|unreachable)$/),
        });
    });
  });
}
