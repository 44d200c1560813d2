// Runs against a server that fails and misbehaves as outside services do, and as a hostile one would.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OutboundClient, type OutboundOptions, outboundClient } from './outbound-client.ts';
import { OutboundError } from './outbound-error.ts';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

let replies: Reply[] = [];
let received: { method: string; url: string; body: string }[] = [];
const fine: Reply = (response) => void response.writeHead(200, { 'x-a': '1' }).end('fine');

const server = createServer(async (request, response) => {
  response.on('error', () => undefined);
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push({ method: request.method ?? '', url: request.url ?? '', body });
  (replies.shift() ?? fine)(response, request);
});
const sockets = new Set<Socket>();
server.on('connection', (socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const origin = `http://127.0.0.1:${port}`;
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

let lines: unknown[] = [];
let clients: OutboundClient[] = [];
beforeEach(() => {
  replies = [];
  received = [];
  lines = [];
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
});

function aClient(options: Partial<OutboundOptions> = {}): OutboundClient {
  const client = outboundClient({
    service: 'gateway',
    to: { origins: [origin] },
    log: { info: (...line) => void lines.push(line), error: (...line) => void lines.push(line) },
    firstPause: 1,
    ...options,
  });
  clients.push(client);
  return client;
}

const get = (client: OutboundClient, url = `${origin}/a`) =>
  client.send({ name: 'look', method: 'GET', url });
const post = (client: OutboundClient, more: { isRepeatable?: true } = {}) =>
  client.send({ name: 'pay', method: 'POST', url: `${origin}/pay`, body: '{"amount":1}', ...more });
const failureOf = async (work: Promise<unknown>): Promise<OutboundError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof OutboundError)) throw new Error(`No OutboundError: ${error}`);
  return error;
};
const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response.writeHead(code, headers).end('{}');
const silent: Reply = () => undefined;
const cut: Reply = (response) => {
  response.writeHead(200, { 'content-length': '100' }).write('half');
  response.socket?.destroySoon();
};

describe('a call to an outside service', () => {
  it('answers status, headers and bytes, whatever the status', async () => {
    const client = aClient();
    const { body, headers, status: code } = await get(client);
    expect([code, headers['x-a'], body.toString()]).toEqual([200, '1', 'fine']);
    replies = [status(404)];
    expect((await get(client)).status).toBe(404);
    expect((await post(client)).status).toBe(200);
    expect(received.at(-1)).toEqual({ method: 'POST', url: '/pay', body: '{"amount":1}' });
  });

  it.each<[string, Reply]>([
    ['headers that never come', silent],
    ['a body that never ends in time', (response) => void response.writeHead(200).write('slow')],
  ])('has a time limit: %s', async (_what, reply) => {
    replies = [reply, reply, reply];
    const failure = await failureOf(get(aClient({ timeLimit: 60 })));
    expect([failure.code, failure.mayHaveArrived]).toEqual(['TIMEOUT', true]);
  });

  it('has a size limit: an endless answer is left as soon as it is reached', async () => {
    let written = 0;
    replies = [
      (response) => {
        const more = (): void => {
          if (response.destroyed) return;
          written += 10_000;
          if (response.write(Buffer.alloc(10_000))) setImmediate(more);
          else response.once('drain', more);
        };
        response.writeHead(200);
        more();
      },
    ];
    expect((await failureOf(get(aClient({ maxBytes: 50_000 })))).code).toBe('ANSWER_TOO_LARGE');
    expect(received).toHaveLength(1);
    expect(written).toBeLessThan(50_000_000);
  });

  it('follows no redirect: where it leads is not asked', async () => {
    replies = [status(302, { location: 'http://169.254.169.254/latest/meta-data' })];
    expect((await get(aClient())).status).toBe(302);
    expect(received).toHaveLength(1);
  });

  it.each([
    'http://127.0.0.1:1/a',
    'http://localhost:80/a',
    'https://evil.example/',
    `http://u:p@127.0.0.1:${port}/`,
  ])('goes to no origin but the configured ones: %s', async (url) => {
    expect((await failureOf(get(aClient(), url))).code).toBe('FORBIDDEN_ADDRESS');
    expect(received).toEqual([]);
  });
});

describe('a call that fails', () => {
  it.each<[string, Reply]>([
    ['is cut off', cut],
    ['is answered 503', status(503)],
    ['is answered 429', status(429, { 'retry-after': '0' })],
  ])('and %s is sent again where that is safe', async (_what, reply) => {
    replies = [reply, reply];
    expect((await get(aClient())).status).toBe(200);
    expect(received).toHaveLength(3);
    replies = [reply];
    expect((await post(aClient(), { isRepeatable: true })).status).toBe(200);
  });

  it('is sent three times at most, and its last answer is the answer', async () => {
    replies = [status(503), status(503), status(502)];
    expect((await get(aClient())).status).toBe(502);
    expect(received).toHaveLength(3);
  });

  it('is not sent again where it may have been taken: a payment is never made twice', async () => {
    replies = [cut];
    const failure = await failureOf(post(aClient()));
    expect([failure.code, failure.mayHaveArrived, received.length]).toEqual(['BROKEN_ANSWER', true, 1]);
    replies = [status(503)];
    expect((await post(aClient())).status).toBe(503);
    expect(received).toHaveLength(2);
  });

  it('before anything was sent may be sent again, and says that it cannot have arrived', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const nobody = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
    closed.close();
    await once(closed, 'close');
    const client = aClient({ to: { origins: [nobody] } });
    const failure = await failureOf(client.send({ name: 'pay', method: 'POST', url: nobody, body: 'x' }));
    expect([failure.code, failure.mayHaveArrived]).toEqual(['UNREACHABLE', false]);
    expect(lines).toMatchObject([['outbound', { attempts: 3, failure: 'UNREACHABLE' }]]);
  });

  it('is not waited for longer than is sensible: the 429 is the answer', async () => {
    replies = [status(429, { 'retry-after': '3600' })];
    expect((await get(aClient())).status).toBe(429);
    expect(received).toHaveLength(1);
  });

  it('five times in a row lets the service rest: nothing is sent for a while', async () => {
    const client = aClient();
    replies = Array.from({ length: 5 }, () => status(500));
    for (let calls = 0; calls < 5; calls += 1) expect((await get(client)).status).toBe(500);
    const failure = await failureOf(get(client));
    expect([failure.code, failure.mayHaveArrived]).toEqual(['RESTING', false]);
    expect(received).toHaveLength(5);
    expect((await get(aClient())).status).toBe(200);
  });

  it('by our own fault leaves the service in use', async () => {
    const client = aClient();
    for (const code of [400, 401, 404, 409, 422, 400]) {
      replies = [status(code)];
      expect((await get(client)).status).toBe(code);
    }
    expect((await get(client)).status).toBe(200);
  });
});

/** 127.0.0.1 stands for a public address, everything else for a private one. */
const typed = (addresses: string[][]): Partial<OutboundOptions> => ({
  to: 'typedHosts',
  network: {
    insecure: true,
    isAllowed: (address) => address === '127.0.0.1',
    resolve: ((_host: string, _options: object, callback: (error: null, found: object[]) => void) =>
      callback(
        null,
        (addresses.shift() ?? []).map((address) => ({ address, family: 4 })),
      )) as never,
  },
});

describe('a host that somebody typed', () => {
  const host = `http://shop.example:${port}/`;

  it('is called where its addresses are public', async () => {
    expect((await get(aClient(typed([['127.0.0.1']])), host)).status).toBe(200);
  });

  it.each([
    ['a private one', [['127.0.0.2']]],
    ['a public one and a private one', [['127.0.0.1', '127.0.0.2']]],
    ['none', [[]]],
  ])('is not called where its name has %s', async (_what, addresses) => {
    expect((await failureOf(get(aClient(typed(addresses)), host))).code).toBe('FORBIDDEN_ADDRESS');
    expect(received).toEqual([]);
  });

  it('is not called where its name says something else by the time it is connected to', async () => {
    const client = aClient(typed([['127.0.0.1'], ['127.0.0.2']]));
    replies = [(response) => void response.writeHead(200, { connection: 'close' }).end('fine')];
    await get(client, host);
    expect((await failureOf(get(client, host))).code).toBe('FORBIDDEN_ADDRESS');
    expect(received).toHaveLength(1);
  });

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/',
    'http://shop.example/',
    'https://user:pass@shop.example/',
  ])('is never one of ours, and never called in the clear: %s', async (url) => {
    const client = aClient({ to: 'typedHosts' });
    expect((await failureOf(get(client, url))).code).toBe('FORBIDDEN_ADDRESS');
  });
});

describe('the log of a call', () => {
  it('says which call, how it went and how long it took, and nothing of what was sent or said', async () => {
    const client = aClient();
    const secret = 'Secret-4711';
    const headers = { authorization: `Basic ${secret}`, cookie: secret };
    replies = [(response) => void response.writeHead(200, { 'set-cookie': secret }).end(secret), cut];
    const url = `${origin}/profile/${secret}?key=${secret}`;
    await client.send({ name: 'look', method: 'GET', url, headers });
    const failure = await failureOf(client.send({ name: 'pay', method: 'POST', url, headers, body: secret }));
    expect(lines).toEqual([
      [
        'outbound',
        {
          service: 'gateway',
          call: 'look',
          method: 'GET',
          attempts: 1,
          milliseconds: expect.any(Number),
          status: 200,
        },
      ],
      [
        'outbound',
        {
          service: 'gateway',
          call: 'pay',
          method: 'POST',
          attempts: 1,
          milliseconds: expect.any(Number),
          failure: 'BROKEN_ANSWER',
        },
      ],
    ]);
    expect(`${JSON.stringify(lines)} ${failure} ${failure.stack} ${String(failure.cause)}`).not.toContain(
      secret,
    );
  });
});
