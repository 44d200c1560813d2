import { once } from 'node:events';
import { connect } from 'node:net';
import express, { type Request, type Response } from 'express';
import { expect, it } from 'vitest';
import { serve } from '../testing/serve.ts';
import { bytesReader } from './body-limits.ts';

it('what its sender broke off before it was read is no request without a body', async () => {
  const { promise: reading, resolve } = Promise.withResolvers<unknown>();
  const app = express().post('/', async (request: Request, response: Response) => {
    socket.destroy();
    await once(response, 'close');
    resolve(await bytesReader({})(request, response).catch((error: unknown) => error));
  });
  const socket = connect(Number(new URL(await serve(app)).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: bite.example\r\nContent-Length: 9\r\n\r\n{}');
  expect(await reading).toMatchObject({ code: 'VALIDATION_FAILED' });
});
