import { API_BASE } from '@bite/shared/api/route';
import { describe, expect, it } from 'vitest';
import { serveApi } from '../testing/serve-api.ts';

const origin = await serveApi({
  handlers: { resolveSlug: async () => ({ data: null as never }) },
  checkAnswers: false,
});

describe('the headers of the API', () => {
  it.each([
    ['an answer', '/domain/slug/bella', 200],
    ['a refusal', '/restaurants', 500],
    ['what is not there', '/nowhere', 404],
  ])('of %s let nothing be framed, run, guessed at or told on', async (_, path, status) => {
    const response = await fetch(`${origin}${API_BASE}${path}`);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy':
        "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
    expect(response.headers.has('x-powered-by')).toBe(false);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });
});
