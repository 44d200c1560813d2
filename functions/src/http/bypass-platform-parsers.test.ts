// Tests the app behind a server that parses bodies first, as the functions' platform does.
import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_BASE } from '@bite/shared/api/route';
import express from 'express';
import { afterAll, describe, expect, it } from 'vitest';
import { resolvable } from '../testing/a-resolvable.ts';
import { appForTests } from '../testing/serve-api.ts';
import { bypassPlatformParsers } from './bypass-platform-parsers.ts';
import { siteHandler } from './website/site.ts';

// Called twice, as when two entry points of one process load this module, each for itself: the request's headers are saved once, and
// the app finds what another instance has saved.
const another = './bypass-platform-parsers.ts?another';
const elsewhere: typeof import('./bypass-platform-parsers.ts') = await import(another);
const stops = [elsewhere.bypassPlatformParsers(), bypassPlatformParsers()];
const platform = express();
platform.use(express.json(), express.text(), express.urlencoded(), express.raw({ type: '*/*' }));
let eventBody: unknown;
platform.post('/', (request, response) => {
  eventBody = request.body;
  response.end();
});
const api = appForTests({
  handlers: {
    quoteOrder: async () => {
      throw new Error('no body of these gets this far');
    },
  },
});
const found = await resolvable({ storefronts: [], mappings: [] });
const site = siteHandler({
  ...found,
  pages: {
    render: async ({ url }) => ({
      status: 404,
      html: `nothing at ${url}`,
      inlineStyles: [],
      inlineScripts: [],
    }),
  },
  imageOrigins: [],
  log: { info: () => undefined, error: () => undefined },
  now: Date.now,
});
platform.all('/*path', (request, response) =>
  request.path.toLowerCase().startsWith(API_BASE) ? api(request, response) : site(request, response),
);
const server = createServer(platform).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  for (const stop of stops) stop();
  server.close();
});
const { port } = server.address() as AddressInfo;

async function get(path: string) {
  const [response] = await once(ask({ port, host: '127.0.0.1', path }).end(), 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode as number, text };
}

async function post(path: string, body: string | Buffer, headers: Record<string, string> = {}) {
  const sent = ask({
    port,
    host: '127.0.0.1',
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, type: response.headers['content-type'], text };
}

describe('what cannot be read is answered in the form of the API, though a platform parses before it', () => {
  const quote = `${API_BASE}/orders/quote`;
  it.each([
    ['broken JSON', '{"lines":', {}, 400, 'The request is not valid JSON'],
    ['JSON that is no object', '7', {}, 400, 'The request is not valid JSON'],
    [
      'bytes that are not UTF-8',
      Buffer.from('{"note":"café"}', 'latin1'),
      {},
      400,
      'The request is not valid UTF-8',
    ],
    [
      'an unknown encoding',
      '{}',
      { 'content-encoding': 'zip' },
      415,
      'Send the body uncompressed (no Content-Encoding)',
    ],
    [
      'an unknown charset',
      '{}',
      { 'content-type': 'application/json; charset=klingon' },
      415,
      'Send JSON as UTF-8',
    ],
    [
      'another kind of body',
      'a=1',
      { 'content-type': 'text/plain' },
      415,
      'Send JSON (Content-Type: application/json)',
    ],
  ])('%s', async (_, body, headers, status, message) => {
    const answer = await post(quote, body, headers as Record<string, string>);
    expect(answer.type).toContain('application/json');
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, error: { message } });
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/node_modules|<html/);
  });

  it('a path that cannot be decoded', async () => {
    const answer = await post(`${API_BASE}/orders/%zz%ff`, '{}');
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, error: { code: 'NOT_FOUND' } });
  });

  it.each(['/%ff', '/luigis/%zz', '/%', '/%c3%28?x=%ff'])('the page %s is a page of ours', async (path) => {
    const { status, text } = await get(path);
    expect({ status, text }).toEqual({ status: 404, text: `nothing at ${path.replaceAll('%', '%25')}` });
  });

  it('a path in another case, which Express takes for the same', async () => {
    const answer = await post(quote.toUpperCase(), '{"lines":');
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ error: { message: 'The request is not valid JSON' } });
  });

  it('a good body is read as ever', async () => {
    expect(JSON.parse((await post(quote, '{"lines":[]}')).text)).toMatchObject({
      error: { code: 'VALIDATION_FAILED' },
    });
  });

  it('events and tasks are left to the platform', async () => {
    await post('/', '{"task":1}');
    expect(eventBody).toEqual({ task: 1 });
  });
});
