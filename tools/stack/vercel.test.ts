// The adapters of Vercel over the simulated one, with what can go wrong there.
import { describe, expect, it, onTestFinished } from 'vitest';
import { outboundClient } from '../../functions/src/adapters/outbound/outbound-client.ts';
import { askingVercel } from '../../functions/src/adapters/vercel/ask-vercel.ts';
import { vercelHosting } from '../../functions/src/adapters/vercel/vercel-hosting.ts';
import { vercelRegistrar } from '../../functions/src/adapters/vercel/vercel-registrar.ts';
import { describeRegistrar } from '../../functions/src/testing/domain-registrar.contract.ts';
import { aRegistrant } from '../../functions/src/testing/registrar-samples.ts';
import { startDomains } from '../../sandbox/domains/domains.ts';
import type { FaultKind } from '../../sandbox/domains/domains-faults.ts';
import { VERCEL_TOKEN } from '../../sandbox/domains/vercel.ts';
import { VERCEL_ADDRESS, VERCEL_CNAME } from '../../sandbox/domains/vercel-projects.ts';
import { addRecord } from '../../sandbox/domains/zones.ts';

const logged: string[] = [];

async function open({ token = VERCEL_TOKEN, timeLimit = 2_000 } = {}) {
  const clock = { now: Date.parse('2026-06-10T12:00:00.000Z') };
  const server = await startDomains(0, { now: () => clock.now });
  const keep = (message: string, fields?: unknown) =>
    void logged.push(`${message} ${JSON.stringify(fields ?? {})}`);
  const client = outboundClient({
    ...{ service: 'vercel', to: { origins: [server.url] }, timeLimit, firstPause: 1 },
    log: { info: keep, error: keep },
  });
  onTestFinished(async () => {
    await client.close();
    await server.close();
  });
  const ask = askingVercel(client, {
    ...{ origin: `${server.url}/api.vercel.com`, token, team: 'team_sandbox' },
  });
  const { state, faults } = server.service;
  return {
    ...{ clock, ask, state: state.vercel, zones: state.zones },
    registrar: vercelRegistrar(ask),
    hosting: vercelHosting(ask, 'prj_sandbox'),
    /** The next calls of this name meet it. */
    fault: (call: string, kind: FaultKind, times?: number) =>
      faults.add({ call, kind, ...(times !== undefined && { times }) }),
    orderAll: (problem?: string) => {
      for (const order of state.vercel.orders)
        if (problem && order.state === 'pending') order.failsWith = problem;
      clock.now += 60_000;
    },
  };
}

describeRegistrar('Vercel', async () => {
  const { registrar, orderAll } = await open();
  return { registrar, carryOut: orderAll };
});

const NEW = 'nuova.com';
const terms = { expectedPrice: 11.25, years: 1, autoRenew: true, registrant: aRegistrant };

describe('what goes wrong at Vercel’s registrar', () => {
  it.each<[FaultKind, string]>([
    ['cutAfter', 'unclear'],
    ['cutBefore', 'unclear'],
    ['500', 'unclear'],
    ['503', 'unclear'],
    ['html', 'unclear'],
    ['nonsense', 'unclear'],
    ['429', 'limited'],
    ['401', 'forbidden'],
    ['403', 'forbidden'],
  ])('I7.3-08 a purchase that meets %s is %s, and is not sent again', async (kind, reason) => {
    const { registrar, fault, state } = await open();
    fault('buy', kind, 1);
    expect(await registrar.buy(NEW, terms)).toMatchObject({ outcome: 'failed', reason });
    expect(state.orders).toHaveLength(kind === 'cutAfter' ? 1 : 0);
  });

  it('I7.3-08 a purchase without an answer is unclear', async () => {
    const { ask, fault } = await open({ timeLimit: 200 });
    fault('buy', 'silent', 1);
    const path = ['v1', 'registrar', 'domains', NEW, 'buy'];
    const result = await ask({ name: 'buy', method: 'POST', path, body: terms, read: () => null });
    expect(result).toMatchObject({ outcome: 'failed', reason: 'unclear' });
  });

  it.each<FaultKind>(['cutBefore', 'html', '503'])(
    'I7.3-08 a question that meets %s once is asked again',
    async (kind) => {
      const { registrar, fault } = await open();
      fault('availability', kind, 1);
      expect(await registrar.isAvailable(NEW)).toEqual({ outcome: 'answered', value: true });
    },
  );

  it('says how long to wait where it is asked too often', async () => {
    const { registrar, fault } = await open();
    fault('price', '429', 3);
    expect(await registrar.price(NEW, 1)).toMatchObject({ reason: 'limited', retryAfter: 7 });
  });

  it('reads its own frame of errors, and the usual one', async () => {
    const { registrar } = await open();
    expect(await registrar.isAvailable('bella.pigeon')).toMatchObject({
      ...{ reason: 'refused', code: 'tld_not_supported', message: expect.stringContaining('pigeon') },
    });
    expect(await registrar.find('nobody.com')).toMatchObject({ reason: 'notFound', code: 'not_found' });
  });

  it('is told from a wrong key', async () => {
    const { registrar } = await open({ token: 'wrong' });
    expect(await registrar.isAvailable(NEW)).toMatchObject({ reason: 'forbidden', code: 'unauthorized' });
    expect(await registrar.list({ limit: 10 })).toMatchObject({ reason: 'forbidden' });
  });

  it('a price on request is none', async () => {
    const { registrar } = await open();
    expect(await registrar.price('premium.com', 1)).toEqual({ outcome: 'answered', value: { years: 1 } });
  });

  it('I3.11-04 takes no record that lasts less than a minute', async () => {
    const { registrar, state } = await open();
    state.account['own.com'] = { ...Object.values(state.account)[0], name: 'own.com' } as never;
    const record = { type: 'A', name: '', value: '203.0.113.7', ttl: 5 } as const;
    expect(await registrar.addRecord('own.com', record)).toMatchObject({ reason: 'refused' });
  });

  it('I3.11-04 a zone of any size is read whole, or not at all', async () => {
    const { registrar, ask, state, zones, fault } = await open();
    state.account['own.com'] = { ...Object.values(state.account)[0], name: 'own.com' } as never;
    const names = Array.from({ length: 250 }, (_, index) => `host-${index}`);
    for (const name of names) addRecord(zones, { name: `${name}.own.com`, type: 'A', value: '203.0.113.7' });
    const read = await registrar.records('own.com');
    expect(read).toMatchObject({ outcome: 'answered', value: names.map((name) => ({ name })) });
    const broken = vercelRegistrar((question) => {
      if (question.query?.['until'] !== undefined) fault('listRecords', '401', 1);
      return ask(question);
    });
    expect(await broken.records('own.com')).toMatchObject({ outcome: 'failed', reason: 'forbidden' });
  });

  it('names that somebody made up lead to no other call', async () => {
    const { registrar } = await open();
    expect(await registrar.find('..')).toEqual({ outcome: 'failed', reason: 'notFound' });
  });

  it('neither the key nor what is sent is logged', async () => {
    const { registrar } = await open();
    await registrar.buy(NEW, terms);
    await registrar.moveIn('moved.com', 'move-token');
    const text = logged.join('\n');
    for (const secret of [VERCEL_TOKEN, 'move-token', aRegistrant.address1, NEW])
      expect(text).not.toContain(secret);
  });
});

describe('restaurants’ domains at Vercel', () => {
  const value = (host: object) => ({ outcome: 'answered', value: expect.objectContaining(host) });

  it('I7.3-08 are added, and want an address or a name until the DNS has it', async () => {
    const { hosting, zones } = await open();
    expect(await hosting.add('bella.example')).toEqual(
      value({
        ...{ host: 'bella.example', verification: 'verified', certificate: 'pending' },
        wanted: [{ type: 'A', name: 'bella.example', value: VERCEL_ADDRESS, purpose: 'address' }],
      }),
    );
    expect(await hosting.add('www.bella.example')).toEqual(
      value({
        wanted: [{ type: 'CNAME', name: 'www.bella.example', value: VERCEL_CNAME, purpose: 'address' }],
      }),
    );
    addRecord(zones, { name: 'bella.example', type: 'A', value: VERCEL_ADDRESS });
    expect(await hosting.check('bella.example')).toEqual(value({ certificate: 'issued' }));
  });

  it('I7.3-08 name the records that are in the way', async () => {
    const { hosting, zones } = await open();
    await hosting.add('bella.example');
    addRecord(zones, { name: 'bella.example', type: 'A', value: '203.0.113.9' });
    expect(await hosting.find('bella.example')).toEqual(
      value({ unwanted: [{ type: 'A', name: 'bella.example', value: '203.0.113.9', purpose: 'address' }] }),
    );
  });

  it('I7.3-08 that others have are ours once their TXT record is there', async () => {
    const { hosting, zones } = await open();
    const added = await hosting.add('taken.example');
    expect(added).toEqual(value({ verification: 'pending' }));
    const [proof] = added.outcome === 'answered' ? added.value.wanted : [];
    expect(proof).toMatchObject({ type: 'TXT', name: '_vercel.taken.example', purpose: 'ownership' });
    expect(await hosting.check('taken.example')).toEqual(
      value({ verification: 'pending', problem: expect.stringContaining('missing required TXT Record') }),
    );
    addRecord(zones, { name: '_vercel.taken.example', type: 'TXT', value: proof?.value ?? '' });
    expect(await hosting.check('taken.example')).toEqual(value({ verification: 'verified' }));
  });

  it.each([400, 409] as const)('I7.3-08 are added once, whether it answers %d or not', async (status) => {
    const { hosting, state } = await open();
    state.controls.takenStatus = status;
    await hosting.add('bella.example');
    expect(await hosting.add('bella.example')).toEqual(value({ host: 'bella.example' }));
  });

  it('I7.3-08 are found again where the answer was lost', async () => {
    const { hosting, fault } = await open();
    fault('addProjectDomain', 'cutAfter', 1);
    expect(await hosting.add('bella.example')).toEqual(value({ host: 'bella.example' }));
  });

  it('are removed, also if they are gone already', async () => {
    const { hosting } = await open();
    await hosting.add('bella.example');
    for (let time = 0; time < 2; time += 1)
      expect(await hosting.remove('bella.example')).toEqual({ outcome: 'answered', value: null });
    expect(await hosting.find('bella.example')).toMatchObject({ reason: 'notFound' });
  });

  it.each<FaultKind>(['500', 'nonsense', 'html'])('what meets %s is unclear or not reached', async (kind) => {
    const { hosting, fault } = await open();
    await hosting.add('bella.example');
    fault('readProjectDomain', kind);
    expect(await hosting.find('bella.example')).toMatchObject({ outcome: 'failed', reason: 'unclear' });
  });
});
