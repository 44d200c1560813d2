import { API_BASE } from '@bite/shared/api/route';
import { describe, expect, it } from 'vitest';
import { serveApi } from '../testing/serve-api.ts';
import { assertFewValues, assertShape, type WalkCost } from './body-shape.ts';

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

  it.each([
    ['a field', `{"${'k'.repeat(201)}":1}`],
    ['half of a body, with as many values below it', `{"${'k'.repeat(50_000)}":[${'0,'.repeat(25_000)}0]}`],
  ])('a name as long as no field has: %s', async (_, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { message: 'The request contains a field whose name is too long' },
    });
  });

  it('reaches no handler', () => {
    expect(reached).toBe(0);
  });
});

describe('what looking at a body costs', () => {
  const costOf = (body: unknown) => {
    const cost: WalkCost = { values: 0, characters: 0 };
    let refusal: unknown;
    try {
      assertShape(body, cost);
    } catch (error) {
      refusal = error;
    }
    return { ...cost, refusal };
  };
  const many = Array.from({ length: 25_000 }, () => 0);

  it('grows with its values alone: of what is well no path is built', () => {
    const body = { ['k'.repeat(200)]: { ['l'.repeat(200)]: many } };
    expect(costOf(body)).toEqual({ values: 25_002, characters: 0, refusal: undefined });
  });

  it('ends with the first name that is too long, before what is below it', () => {
    expect(costOf({ ['k'.repeat(50_000)]: many })).toMatchObject({ values: 0, characters: 0 });
  });

  it('ends when as many broken texts are found as a form has fields', () => {
    const broken = many.map(() => 'A\ud800');
    const { values, characters, refusal } = costOf({ ['k'.repeat(200)]: { ['l'.repeat(200)]: broken } });
    expect({ values, characters }).toEqual({ values: 52, characters: 50 * 200 });
    expect(refusal).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('counting the values of a body before it is parsed', () => {
  const countingOf = (text: string) => () => assertFewValues(Buffer.from(text));
  const tooMany = expect.objectContaining({ code: 'PAYLOAD_TOO_LARGE' });

  it.each([
    ['empty lists', `[${'[],'.repeat(200_000)}[]]`],
    ['numbers', `[${'0,'.repeat(200_000)}0]`],
    ['fields', `{${'"":0,'.repeat(200_000)}"":0}`],
    ['lists in each other', '['.repeat(400_001)],
    ['values after a text that ends with a backslash', `["\\\\",${'0,'.repeat(200_000)}0]`],
  ])('refuses more than 200,000 %s', (_, text) => {
    expect(countingOf(text)).toThrow(tooMany);
  });

  it.each([
    ['200,000 values', `[${'0,'.repeat(199_999)}       0]`],
    ['commas and brackets in a text', JSON.stringify(['[{,"\\'.repeat(100_000)])],
    ['a text of many lines', JSON.stringify({ text: 'Tea,"3,50",[hot]\n'.repeat(100_000) })],
  ])('takes %s', (_, text) => {
    expect(countingOf(text)).not.toThrow();
  });
});
