// Serves the API for the duration of a test file and checks it against its contract: an answer or error that the contract
// does not name fails as INTERNAL.
import type { Express } from 'express';
import { type AppOptions, createApp } from '../http/app.ts';
import type { Guards, Handlers } from '../http/contract.ts';
import { noLimiter } from '../http/limits.ts';
import { serve } from './serve.ts';

const nobody = () => Promise.reject(new Error('nobody is let in here'));
const noGuards: Guards = {
  ownPages: () => undefined,
  account: nobody,
  signedIn: nobody,
  diner: nobody,
  knownDiner: async () => undefined,
  staff: nobody,
};

type Options = Partial<Omit<AppOptions, 'handlers' | 'guards'>> & {
  /** The handlers that the test calls. */
  handlers: Partial<Handlers>;
  guards?: Partial<Guards>;
};

/** Without `guards` every caller is refused. */
export function appForTests({ handlers, guards, ...options }: Options): Express {
  return createApp({
    limiter: noLimiter,
    proxyNetworks: [],
    log: { info: () => undefined, error: () => undefined },
    checkAnswers: true,
    ...options,
    handlers: handlers as Handlers,
    guards: { ...noGuards, ...guards },
  });
}

/** Returns the origin. */
export const serveApi = (options: Options): Promise<string> => serve(appForTests(options));
