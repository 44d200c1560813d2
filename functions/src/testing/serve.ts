// Serves a handler or an Express app for the duration of a test file.
import type { RequestHandler } from 'express';
import { afterAll } from 'vitest';
import { listen } from './listen.ts';

/** Returns the origin. */
export async function serve(handler: RequestHandler): Promise<string> {
  const { origin, close } = await listen(handler);
  afterAll(close);
  return origin;
}
