import { describe, expect, it } from 'vitest';
import { attested, attestWith } from './app-check.ts';

function recorded() {
  const sent: Headers[] = [];
  const ask = (async (_input: unknown, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return new Response('{}');
  }) as typeof fetch;
  return { sent, ask };
}

describe('calls that say where they come from', () => {
  it('carry the token beside what they carry anyway', async () => {
    const { sent, ask } = recorded();
    await attested(async () => 'genuine', ask)('/api/v1/restaurants', {
      headers: { authorization: 'Bearer x' },
    });
    expect(sent[0]?.get('authorization')).toBe('Bearer x');
    expect(sent[0]?.get('X-Firebase-AppCheck')).toBe('genuine');
  });

  it.each([
    ['there is none', async () => undefined],
    ['it cannot be had', async () => Promise.reject(new Error('offline'))],
  ])('go out without it when %s', async (_, attest) => {
    const { sent, ask } = recorded();
    await attested(attest, ask)('/api/v1/restaurants');
    expect(Object.fromEntries(sent[0] ?? [])).toEqual({});
  });

  it('load what makes the token once, and again when that failed', async () => {
    let loads = 0;
    const { attest } = attestWith(async () => {
      loads += 1;
      if (loads === 1) throw new Error('offline');
      return async () => 'genuine';
    });
    await expect(attest()).rejects.toThrow('offline');
    expect([await attest(), await attest()]).toEqual(['genuine', 'genuine']);
    expect(loads).toBe(2);
  });

  it('can load it before the first of them, so that signing in is attested, too', async () => {
    let loads = 0;
    const { attest, start } = attestWith(async () => {
      loads += 1;
      if (loads === 1) throw new Error('offline');
      return async () => 'genuine';
    });
    await start();
    expect(loads).toBe(1);
    await start();
    expect([await attest(), loads]).toEqual(['genuine', 2]);
  });
});
