// The API for the length of a test file, held to its contract: an answer or a refusal that the contract does not name
// fails as INTERNAL.
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
  staff: nobody,
};

type Options = Partial<Omit<AppOptions, 'handlers' | 'guards'>> & {
  /** Those that the test asks. */
  handlers: Partial<Handlers>;
  guards?: Partial<Guards>;
};

/** Without `guards` nobody is let in. */
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

/** Answers the origin. */
export const serveApi = (options: Options): Promise<string> => serve(appForTests(options));
