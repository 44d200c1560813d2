// Runs a handler or an Express app on a free loopback port, as one instance of a function would.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';

export interface Listening {
  origin: string;
  close: () => Promise<void>;
}

export async function listen(handler: RequestHandler): Promise<Listening> {
  const app = express().disable('x-powered-by').use(handler);
  const server = await new Promise<Server>((resolve) => {
    const started = app.listen(0, '127.0.0.1', () => resolve(started));
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
