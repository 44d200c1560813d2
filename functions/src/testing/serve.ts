// Serves a handler or an Express app for the duration of a test, or of a test file if none of its tests has begun.
import type { RequestHandler } from 'express';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { listen } from './listen.ts';

/** Returns the origin. */
export async function serve(handler: RequestHandler): Promise<string> {
  const { origin, close } = await listen(handler);
  // A file may serve hundreds of apps, one a test: kept until its end they would fill the memory.
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else afterAll(close);
  return origin;
}
