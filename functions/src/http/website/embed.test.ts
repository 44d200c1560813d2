import { aStorefront } from '@bite/shared/testing/a-storefront';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { resolvable } from '../../testing/a-resolvable.ts';
import { serve } from '../../testing/serve.ts';
import { embedHandler } from './embed.ts';

const shell = '<!doctype html><div id="root"></div>';
const log = { info: () => undefined, error: () => undefined };

async function embedOf(
  website: Parameters<typeof aStorefront>[0] = {},
  html = async () => shell,
  isTenantActive = true,
): Promise<string> {
  const { storefronts } = await resolvable({ storefronts: [aStorefront(website)], isTenantActive });
  const app = express();
  app.use(embedHandler({ storefronts, shell: { html }, imageOrigins: ['https://pictures.example'], log }));
  return serve(app);
}

describe('the strip of featured items', () => {
  it('O2.8-01 is one page for every restaurant, which its own hosts may frame', async () => {
    const origin = await embedOf({
      website: { frameHosts: ['https://host.example', 'https://*.host.example'] },
    });
    const answer = await fetch(`${origin}/bella`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(shell);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/frame-ancestors 'self' https:\/\/host\.example https:\/\/\*\.host\.example$/);
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  it('is framed by nobody else where the restaurant lists no host', async () => {
    const answer = await fetch(`${await embedOf()}/bella/?theme=dark`);
    expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/);
  });

  it.each(['/', '/nowhere', '/bella/story', '/bella.html', '/..%2fusers'])(
    '%s is not there, for a few seconds',
    async (path) => {
      const answer = await fetch(`${await embedOf()}${path}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
    },
  );

  it('a website that is switched off has no strip', async () => {
    expect((await fetch(`${await embedOf({ website: { enabled: false } })}/bella`)).status).toBe(404);
  });

  it('I4-02 nor has a business that is suspended', async () => {
    const answer = await fetch(`${await embedOf({}, undefined, false)}/bella`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
  });

  it('a failure of ours is kept by nobody', async () => {
    const origin = await embedOf({}, async () => {
      throw new Error('no such file: secret');
    });
    const answer = await fetch(`${origin}/bella`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).not.toContain('secret');
  });
});
