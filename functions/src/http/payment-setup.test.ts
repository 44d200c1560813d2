// What the API says of a login at the gateway, and what it leaves behind of it.
import { beforeEach, describe, expect, it } from 'vitest';
import { type MemoryApi, memoryApi } from '../testing/memory-api.ts';

let api: MemoryApi;
beforeEach(async () => {
  api = await memoryApi();
});

describe('a login at the card gateway', () => {
  const account = { site: 'fts-uat', merchantId: '496160873888' };
  const login = { username: 'bella-at-the-gateway', password: 'Gateway-Password-4711' };

  it('goes in and never comes out: in no answer, no log, no record and no error', async () => {
    const answers: string[] = [];
    const ask = async (name: Parameters<MemoryApi['ask']>[0], body?: unknown) => {
      const answer = await api.ask(name, 'owner', body === undefined ? {} : { body });
      answers.push(await answer.text());
      return answer.status;
    };
    expect(await ask('connectGateway', { ...account, ...login })).toBe(200);
    expect(await ask('getPaymentSetup')).toBe(200);
    const mistyped = { ...login, username: `${login.username}:` };
    expect(await ask('connectGateway', { ...account, ...mistyped })).toBe(400);
    expect(await ask('connectGateway', { ...account, password: login.password })).toBe(400);
    expect(await ask('connectGateway', login)).toBe(400);
    const everything = JSON.stringify([answers, api.logged, api.records.documents()]);
    for (const secret of Object.values(login)) expect(everything).not.toContain(secret);
    expect(answers[1]).toContain('"login":{"setAt":');
  });
});
