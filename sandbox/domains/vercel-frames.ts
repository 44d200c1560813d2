// The two frames of the simulated Vercel's errors: the usual one, and the registrar's.
import type { Answer } from './domains-answers.ts';

export const failed = (status: number, code: string, message: string, more: object = {}): Answer => ({
  status,
  body: { error: { code, message, ...more } },
});

export const refusedByRegistrar = (status: number, code: string, message: string): Answer => ({
  status,
  body: { status, code, message },
});

export const notFound = (message = 'The requested resource was not found'): Answer =>
  failed(404, 'not_found', message);

export const badRequest = (message: string): Answer => failed(400, 'bad_request', message);

export const done = (body: unknown = {}): Answer => ({ status: 200, body });
