import { API_BASE } from '@bite/shared/api/route';
import { describe, expect, it } from 'vitest';
import { serveApi } from '../testing/serve-api.ts';

let reached = 0;
const origin = await serveApi({
  handlers: {
    quoteOrder: async () => {
      reached += 1;
      throw new Error('no body of these gets this far');
    },
  },
});

const post = (body: string) =>
  fetch(`${origin}${API_BASE}/orders/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);

describe('what no request looks like', () => {
  it.each([
    ['ten thousand lists in each other', `{"lines":${nested(10_000)}}`],
    ['as many objects as fit', nested(16_000, '{"a":', '}').replace('}', '1}')],
    ['lists, as many as fit', nested(50_000)],
    ['one level too many', `{"lines":${nested(32)}}`],
  ])('%s: refused at once', async (_, body) => {
    const started = performance.now();
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      success: false,
      error: { code: 'VALIDATION_FAILED', message: 'The request is nested too deeply' },
    });
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('a field called %s, at any depth', async (name) => {
    for (const body of [`{"${name}":{"isSiteAdmin":true}}`, `{"lines":[{"a":{"${name}":{}}}]}`]) {
      const response = await post(body);
      expect(await response.json()).toMatchObject({
        error: { code: 'VALIDATION_FAILED', message: 'The request contains a reserved name' },
      });
    }
    expect(({} as { isSiteAdmin?: unknown }).isSiteAdmin).toBeUndefined();
  });

  it('text with half of a character, named by its field, whichever that is', async () => {
    const body =
      '{"customer":{"name":"A\\ud800"},"lines":[{"notes":"no \\udc00 onions"}],"unknown":"\\ud83d\\ude00"}';
    const response = await post(body);
    const message = 'This text has a broken character in it. Please type it again';
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: {
        code: 'VALIDATION_FAILED',
        message,
        details: { fields: { 'customer.name': message, 'lines.0.notes': message } },
      },
    });
  });

  it('a field whose name has half of a character in it', async () => {
    const response = await post('{"lines":[{"\\udfff":1}]}');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'VALIDATION_FAILED' } });
  });

  it('a parameter that is given twice', async () => {
    for (const query of ['slug=bella&slug=roma', 'slug=bella&x=1&x=2', 'slug=a&slug=a']) {
      const response = await fetch(`${origin}${API_BASE}/storefront?${query}`);
      expect(await response.json()).toMatchObject({
        error: { message: 'The request gives a parameter more than once' },
      });
    }
  });

  it('reaches no handler', () => {
    expect(reached).toBe(0);
  });
});
