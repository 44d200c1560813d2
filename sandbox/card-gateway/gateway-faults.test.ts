// What can be made to go wrong, and how the simulated gateway is told to.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aGateway } from './a-gateway.ts';
import { type FaultKind, faultKinds } from './faults.ts';

let now = Date.UTC(2026, 10, 23, 12);
const gateway = await aGateway({ now: () => now });
const luigis = gateway.as('luigis');
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.control('DELETE', 'payments');
  await gateway.control('DELETE', 'faults');
  await gateway.control('POST', 'settings', { noise: false, limit: null });
});

const outcomeOf = (answer: Promise<{ status: number; body?: { respstat?: string } }>) =>
  answer.then(({ status, body }) => body?.respstat ?? status).catch(() => 'cut');
const payments = async (): Promise<number> =>
  (await gateway.control('GET', `payments?merchid=${luigis.merchid}`)).body.payments.length;

describe('a fault', () => {
  it.each([
    ['cutBefore', 'cut', 0],
    ['cutAfter', 'cut', 1],
    ['slow', 'A', 1],
    ['401', 401, 0],
    ['408', 408, 0],
    ['429', 429, 0],
    ['500', 500, 0],
    ['html', 502, 0],
  ] as const)('%s is met by the next call as %s, with %d payments', async (kind, outcome, made) => {
    await gateway.control('POST', 'faults', { call: 'auth', kind, times: 1 });
    expect(await outcomeOf(luigis.charge())).toBe(outcome);
    expect(await payments()).toBe(made);
    expect(await outcomeOf(luigis.charge())).toBe('A');
  });

  it('that is silent keeps the client waiting, and nothing happens', async () => {
    await gateway.control('POST', 'faults', { call: 'auth', kind: 'silent', times: 1 });
    const answer = gateway.fetched('/cardconnect/rest/auth', {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(50),
    });
    await expect(answer).rejects.toThrow('timeout');
    expect(await payments()).toBe(0);
  });

  it('lasts until it is cleared, and only for its call', async () => {
    await gateway.control('POST', 'faults', { call: 'capture', kind: '500' });
    const { retref } = (await luigis.charge()).body;
    for (const _ of [1, 2]) expect(await outcomeOf(luigis.post('capture', { retref }))).toBe(500);
    const [{ id }] = (await gateway.control('GET', 'faults')).body.faults;
    await gateway.control('DELETE', `faults/${id}`);
    expect(await outcomeOf(luigis.post('capture', { retref }))).toBe('A');
  });

  it('may be for one cardholder, and the payments of others go on', async () => {
    await gateway.control('POST', 'faults', { call: 'auth', kind: '500', times: 1, name: 'Ada Lovelace' });
    expect(await outcomeOf(luigis.charge())).toBe('A');
    expect(await outcomeOf(luigis.charge({ name: 'Ada Lovelace' }))).toBe(500);
    expect(await outcomeOf(luigis.charge({ name: 'Ada Lovelace' }))).toBe('A');
  });

  it('may be met by any call, so often as was said', async () => {
    await gateway.control('POST', 'faults', { kind: '408', times: 2 });
    const outcomes = [luigis.charge(), luigis.inquire('1'), luigis.charge()].map(outcomeOf);
    expect((await Promise.all(outcomes)).sort()).toEqual([408, 408, 'A'].sort());
  });

  it.each([
    { kind: 'nonsense' },
    { kind: '500', call: 'nonsense' },
    { kind: '500', times: 0 },
    { kind: 'constructor' },
  ])('%j is refused', async (fault) => {
    expect((await gateway.control('POST', 'faults', fault)).status).toBe(400);
    expect((await gateway.control('GET', 'faults')).body.faults).toEqual([]);
  });

  it('has words for people, whatever it is', async () => {
    const page = await gateway.fetched('/');
    for (const kind of Object.keys(faultKinds) as FaultKind[]) expect(page.text).toContain(faultKinds[kind]);
  });
});

describe('the limit of calls', () => {
  it('is twenty a minute for inquiries, and says how long to wait', async () => {
    await gateway.control('POST', 'settings', { limit: 20 });
    const { retref } = (await luigis.charge()).body;
    const answers = await Promise.all(Array.from({ length: 21 }, () => luigis.inquire(retref)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers.get('x-rate-limit-retry-after-seconds')).toBe('60');
    expect(answers[0]?.headers.get('x-rate-limit-remaining')).toBe('19');
    expect(await outcomeOf(luigis.charge())).toBe('A');
    now += 60_001;
    expect((await luigis.inquire(retref)).status).toBe(200);
  });
});

describe('noise', () => {
  it('adds fields and shuffles them, and changes none that there is', async () => {
    const { retref } = (await luigis.charge({ orderid: 'N-1' })).body;
    const plain = (await luigis.inquire(retref)).body;
    await gateway.control('POST', 'settings', { noise: true });
    const orders = new Set<string>();
    for (const _ of Array(8)) {
      const noisy = (await luigis.inquire(retref)).body;
      expect(noisy).toMatchObject(plain);
      expect(Object.keys(noisy).length).toBeGreaterThan(Object.keys(plain).length);
      orders.add(
        Object.keys(noisy)
          .filter((name) => name in plain)
          .join(),
      );
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('gives amounts of reports as text or number, which say the same', async () => {
    await luigis.charge({ capture: 'Y' });
    for (const action of ['close-batch', 'settle', 'fund']) await luigis.control(action);
    await gateway.control('POST', 'settings', { noise: true });
    const kinds = new Set<string>();
    for (const _ of Array(40)) {
      const { netsales } = (await luigis.get(`funding?merchid=${luigis.merchid}`)).body.fundings[0];
      expect(Number(netsales)).toBe(25);
      kinds.add(typeof netsales);
    }
    expect([...kinds].sort()).toEqual(['number', 'string']);
  });
});

describe('the page of the gateway', () => {
  const press = (action: string, fields: Record<string, string>, origin?: string) =>
    fetch(`${gateway.url}/do/${action}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      ...(origin && { headers: { origin } }),
    });

  it('shows payments with their states, and does the next step at the press of a button', async () => {
    const { merchid } = luigis;
    const { retref } = (await luigis.charge({ capture: 'Y', orderid: '<b>A-1</b>' })).body;
    const steps = ['Close the batch (1)', 'Settle (1)', 'Fund (1)'];
    const names = ['close-batch', 'settle', 'fund'];
    for (const [index, step] of steps.entries()) {
      const { text } = await gateway.fetched('/');
      expect(text).toContain(step);
      expect(text).toContain('&lt;b&gt;A-1&lt;/b&gt;');
      expect((await press(names[index] ?? '', { merchid })).status).toBe(303);
    }
    await press('charge-back', { merchid, retref });
    expect((await gateway.fetched('/')).text).toMatch(
      /Visa …1111[\s\S]+Accepted[\s\S]+charged back, case CB/,
    );
  });

  it('pays out a chargeback alone, with which it reaches the merchant', async () => {
    const { merchid } = luigis;
    const { retref } = (await luigis.charge({ capture: 'Y' })).body;
    for (const name of ['close-batch', 'settle', 'fund']) await press(name, { merchid });
    expect((await gateway.fetched('/')).text).not.toMatch(/Fund \(/);
    await press('charge-back', { merchid, retref });
    expect((await gateway.fetched('/')).text).toContain('Fund (1 charged back)');
    await press('fund', { merchid });
    expect((await gateway.fetched('/')).text).not.toMatch(/Fund \(/);
  });

  it('takes its switches', async () => {
    await press('settings', { noise: 'true', limit: '', timeout: '10', slowness: '20' });
    expect((await gateway.control('GET', 'state')).body.settings).toEqual({
      noise: true,
      limit: null,
      timeout: 10,
      slowness: 20,
    });
    await press('faults', { call: '*', kind: '500', times: '' });
    expect((await gateway.fetched('/')).text).toContain('Any call: An error of the server (500), as JSON');
    const [{ id }] = (await gateway.control('GET', 'faults')).body.faults;
    await press('clear-fault', { id: String(id) });
    expect((await gateway.fetched('/live')).text).toContain('Everything works.');
  });

  it.each(['https://elsewhere.example', 'null'])('does nothing for a page of %s', async (origin) => {
    expect((await press('faults', { kind: '500' }, origin)).status).toBe(404);
    const answer = await gateway.fetched('/api/payments', { method: 'DELETE', headers: { origin } });
    expect(answer.status).toBe(404);
  });
});

describe('what is kept for the next run', () => {
  it('are payments, stored cards and tokens', async () => {
    const { mkdtempSync, rmSync } = await import('node:fs');
    const { join } = await import('node:path');
    const { tmpdir } = await import('node:os');
    const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
    const keptIn = join(folder, 'state.json');
    const first = await aGateway({ keptIn });
    const { retref, token } = (await first.as('luigis').charge()).body;
    await first.close();
    const second = await aGateway({ keptIn });
    expect((await second.as('luigis').inquire(retref)).body).toMatchObject({ setlstat: 'Authorized' });
    expect((await second.as('luigis').charge({ account: token })).body).toMatchObject({ respstat: 'A' });
    expect((await second.as('luigis').charge()).body.retref).not.toBe(retref);
    await second.close();
    rmSync(folder, { recursive: true });
  });
});
