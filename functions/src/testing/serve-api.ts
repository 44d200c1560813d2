// The API for the length of a test file, held to its contract: an answer or a refusal that the contract does not name
// fails as INTERNAL.
import { type AppOptions, createApp } from '../http/app.ts';
import { serve } from './serve.ts';

/** Answers the origin. Without `guards` nobody is let in. */
export function serveApi(options: Pick<AppOptions, 'handlers'> & Partial<AppOptions>): Promise<string> {
  return serve(
    createApp({
      guards: { staff: () => Promise.reject(new Error('no staff here')) },
      limiters: {},
      trustedProxies: 0,
      log: { info: () => undefined, error: () => undefined },
      checkAnswers: true,
      ...options,
    }),
  );
}
