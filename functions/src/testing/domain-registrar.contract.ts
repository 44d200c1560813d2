// What every registrar has to do: the adapter of Vercel over its sandbox, and the one in memory.
import { DAY } from '@bite/shared/kernel/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DomainRegistrar } from '../ports/domain-registrar.ts';
import type { ServiceResult } from '../ports/service-result.ts';
import { aRegistrant } from './registrar-samples.ts';

export interface RegistrarUnderTest {
  registrar: DomainRegistrar;
  /** Carries out all orders; they fail with the problem, if one is given. */
  carryOut: (problem?: string) => Promise<void> | void;
}

const NEW = 'nuova-pizzeria.com';
/** Registered by others; the code to transfer it is AUTH-1234. */
export const ELSEWHERE = 'elsewhere.com';
const PRICE = 11.25;
const terms = { expectedPrice: PRICE, years: 1, autoRenew: true, registrant: aRegistrant };

async function valueOf<Value>(result: Promise<ServiceResult<Value>>): Promise<Value> {
  const answer = await result;
  if (answer.outcome === 'failed') throw new Error(`${answer.reason} ${answer.code ?? ''}`);
  return answer.value;
}

/** @param open Gives a registrar whose account is empty, and where names ending in .com cost PRICE a year. */
export function describeRegistrar(name: string, open: () => Promise<RegistrarUnderTest>): void {
  describe(`${name} as a registrar`, () => {
    let tested: RegistrarUnderTest;
    let registrar: DomainRegistrar;
    beforeEach(async () => {
      tested = await open();
      registrar = tested.registrar;
    });

    const bought = async () => {
      const orderId = await valueOf(registrar.buy(NEW, terms));
      await tested.carryOut();
      return orderId;
    };

    it('I7.3-08 says what is free, and what it costs', async () => {
      expect(await valueOf(registrar.isAvailable(NEW))).toBe(true);
      expect(await valueOf(registrar.isAvailable(ELSEWHERE))).toBe(false);
      expect(await valueOf(registrar.price(NEW, 1))).toEqual({
        ...{ years: 1, purchase: PRICE, renewal: PRICE, transfer: PRICE },
      });
      expect((await valueOf(registrar.price(ELSEWHERE, 1))).purchase).toBeUndefined();
    });

    it('I7.3-08 I3.11-03 sells a domain, which is in the account once the order was carried out', async () => {
      const orderId = await valueOf(registrar.buy(NEW, terms));
      expect(await valueOf(registrar.order(orderId))).toEqual({ state: 'pending' });
      expect(await registrar.find(NEW)).toMatchObject({ outcome: 'failed', reason: 'notFound' });
      await tested.carryOut();
      expect(await valueOf(registrar.order(orderId))).toEqual({ state: 'completed' });
      const domain = await valueOf(registrar.find(NEW));
      expect(domain).toMatchObject({ name: NEW, renew: true, serviceType: 'zeit.world' });
      expect(domain.boughtAt).toEqual(expect.any(Number));
      expect(await valueOf(registrar.list({ limit: 10 }))).toMatchObject({ domains: [{ name: NEW }] });
      expect(await valueOf(registrar.isAvailable(NEW))).toBe(false);
    });

    it('I5.6-09 sells nothing for another price than it has', async () => {
      for (const result of [
        await registrar.buy(NEW, { ...terms, expectedPrice: 9 }),
        await registrar.transferIn(ELSEWHERE, { ...terms, expectedPrice: 9, authCode: 'AUTH-1234' }),
      ])
        expect(result).toMatchObject({ reason: 'refused', code: 'expected_price_mismatch' });
    });

    it('sells nothing that others have', async () => {
      expect(await registrar.buy(ELSEWHERE, terms)).toMatchObject({
        ...{ reason: 'refused', code: 'domain_not_available' },
      });
    });

    it('says why an order has failed', async () => {
      const orderId = await valueOf(registrar.buy(NEW, terms));
      await tested.carryOut('payment-failed');
      expect(await valueOf(registrar.order(orderId))).toEqual({ state: 'failed', problem: 'payment-failed' });
      expect(await registrar.order('no-such-order')).toMatchObject({ reason: 'notFound' });
    });

    it('I5.6-08 takes a domain over with the code of its registrar, and not with another one', async () => {
      const wrong = await valueOf(registrar.transferIn(ELSEWHERE, { ...terms, authCode: 'wrong' }));
      await tested.carryOut();
      expect(await valueOf(registrar.order(wrong))).toMatchObject({
        ...{ state: 'failed', problem: 'incorrect-auth-code' },
      });
      const right = await valueOf(registrar.transferIn(ELSEWHERE, { ...terms, authCode: 'AUTH-1234' }));
      await tested.carryOut();
      expect(await valueOf(registrar.order(right))).toEqual({ state: 'completed' });
      expect((await valueOf(registrar.find(ELSEWHERE))).transferredAt).toEqual(expect.any(Number));
    });

    it('I5.6-08 takes a domain in by a token, or as it is, once', async () => {
      expect(await registrar.moveIn('moved.com', 'wrong')).toMatchObject({
        ...{ reason: 'refused', code: 'invalid_move_token' },
      });
      expect(await valueOf(registrar.moveIn('moved.com', 'move-token'))).toMatchObject({ name: 'moved.com' });
      expect(await valueOf(registrar.add('brought.org'))).toMatchObject({ serviceType: 'external' });
      expect(await registrar.add('brought.org')).toMatchObject({ reason: 'taken' });
    });

    it('renews a domain by a year', async () => {
      await bought();
      const before = (await valueOf(registrar.find(NEW))).expiresAt ?? 0;
      await valueOf(registrar.renew(NEW, { expectedPrice: PRICE, years: 1 }));
      await tested.carryOut();
      const after = (await valueOf(registrar.find(NEW))).expiresAt ?? 0;
      expect((after - before) / DAY).toBeCloseTo(365, 0);
    });

    it('I3.11-01 changes renewal and name servers', async () => {
      await bought();
      await valueOf(registrar.change(NEW, { renew: false }));
      await valueOf(registrar.change(NEW, { customNameservers: ['ns1.bella.example', 'ns2.bella.example'] }));
      expect(await valueOf(registrar.find(NEW))).toMatchObject({
        ...{ renew: false, customNameservers: ['ns1.bella.example', 'ns2.bella.example'] },
      });
    });

    it.each(['moveOut', 'remove'] as const)('lets a domain go (%s), once', async (way) => {
      await bought();
      const go = () => (way === 'moveOut' ? registrar.moveOut(NEW, 'team_2') : registrar.remove(NEW));
      expect(await valueOf(go())).toBeNull();
      expect(await go()).toMatchObject({ reason: 'notFound' });
    });

    it('I3.11-04 keeps DNS records, with values as in a zone file', async () => {
      await bought();
      const mx = { type: 'MX', name: '', value: '10 mail.example.com', ttl: 3600 } as const;
      const srv = { type: 'SRV', name: '_sip._tcp', value: '10 5 443 sip.example.com', ttl: 60 } as const;
      const id = await valueOf(registrar.addRecord(NEW, mx));
      await valueOf(registrar.addRecord(NEW, srv));
      expect(await valueOf(registrar.records(NEW))).toMatchObject([mx, srv]);
      await valueOf(registrar.changeRecord(id, { ...mx, value: '20 mail.example.com' }));
      expect(await valueOf(registrar.records(NEW))).toMatchObject([{ id, value: '20 mail.example.com' }, srv]);
      await valueOf(registrar.removeRecord(NEW, id));
      expect(await valueOf(registrar.records(NEW))).toMatchObject([srv]);
      expect(await registrar.removeRecord(NEW, id)).toMatchObject({ reason: 'notFound' });
    });
  });
}
