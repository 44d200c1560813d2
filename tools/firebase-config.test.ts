// Compares firebase.json with the settings it must match, and checks its headers.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { region } from '../functions/src/runtime.ts';
import { root } from './root.ts';

interface Rule<T> {
  readonly source: string;
  readonly headers: readonly T[];
}

interface Target {
  readonly target: string;
  readonly public: string;
  readonly headers: readonly Rule<{ readonly key: string; readonly value: string }>[];
  readonly rewrites: readonly {
    readonly source: string;
    readonly destination?: string;
    readonly function?: { readonly functionId: string; readonly region: string };
  }[];
}

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const config = read('firebase.json') as {
  hosting: Target[];
  functions: { runtime: string; source: string }[];
};
const targets = config.hosting.map((target) => [target.target, target] as const);

function headersOf(target: Target, source: string): Record<string, string> {
  const rules = target.headers.filter((rule) => rule.source === source);
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

describe('firebase.json', () => {
  it('runs the functions on the Node that their package.json asks for', () => {
    const { engines } = read('functions/package.json') as { engines: { node: string } };
    expect(config.functions.map(({ runtime }) => runtime)).toEqual([`nodejs${engines.node}`]);
  });

  it('names the targets that .firebaserc maps', () => {
    const { targets: mapped } = read('.firebaserc') as { targets: Record<string, { hosting: object }> };
    const names = Object.values(mapped).map(({ hosting }) => Object.keys(hosting).sort());
    expect(names).toEqual([targets.map(([name]) => name).sort()]);
  });

  describe.each(targets)('%s', (name, target) => {
    it('sends its rewrites to the region in which the functions run', () => {
      const regions = target.rewrites.flatMap((rewrite) =>
        rewrite.function ? [rewrite.function.region] : [],
      );
      expect(new Set(regions)).toEqual(new Set([region]));
    });

    it('asks the api function for /api before anything else', () => {
      expect(target.rewrites[0]).toMatchObject({ source: '/api/**', function: { functionId: 'api' } });
    });

    it('sends every other page to the back office itself or to the function of its name', () => {
      const last = target.rewrites.at(-1);
      expect(last?.source).toBe('**');
      expect(last?.destination ?? last?.function?.functionId).toBe(name === 'admin' ? '/index.html' : name);
    });

    it('answers with the security headers everywhere', () => {
      expect(headersOf(target, '**')).toMatchObject({
        'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}$/),
        'X-Content-Type-Options': 'nosniff',
        'Permissions-Policy': expect.stringContaining('camera=()'),
      });
    });

    it('lets no frame and no other site ask where somebody is, and only pages for guests themselves', () => {
      const policy = headersOf(target, '**')['Permissions-Policy'];
      expect(policy).toContain(name === 'site' ? 'geolocation=(self)' : 'geolocation=()');
    });

    it('lets hashed assets be kept for a year', () => {
      expect(headersOf(target, '/assets/**')).toEqual({
        'Cache-Control': 'public, max-age=31536000, immutable',
      });
    });

    it('leaves to the api function how long its answers may be kept', () => {
      const told = target.headers.filter(({ headers }) => headers.some(({ key }) => key === 'Cache-Control'));
      expect(told.length).toBeGreaterThan(0);
      expect(told.filter(({ source }) => matchesGlob('api/v1/profile', source.slice(1)))).toEqual([]);
    });
  });

  it('lets the checkout and the tracking page alone ask for a payment', () => {
    const site = Object.fromEntries(targets)['site'];
    const policyAt = (path: string) =>
      site?.headers
        .filter(({ source }) => matchesGlob(path, source.replace(/^\//, '')))
        .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Permissions-Policy'))
        .at(-1)?.value;
    for (const path of ['checkout', 'bella/checkout', 'track/abc', 'bella/track/abc'])
      expect(policyAt(path)).toContain('payment=(self)');
    for (const path of ['', 'bella', 'bella/account', 'checkout/x/y'])
      expect(policyAt(path) ?? 'payment=()').toContain('payment=()');
  });

  it('leaves to the site function what a page tells of its address, for that of a tracking page opens the order', () => {
    const policies = targets.map(([name, target]) => [name, headersOf(target, '**')['Referrer-Policy']]);
    expect(Object.fromEntries(policies)).toEqual({
      site: undefined,
      admin: 'strict-origin',
      embed: 'strict-origin',
    });
  });

  it('has browsers ask for the site’s service worker each time, which loads only the site and its pictures', () => {
    const site = config.hosting.find(({ target }) => target === 'site');
    expect(site && headersOf(site, '/service-worker.js')).toEqual({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy':
        "default-src 'none'; connect-src 'self' https://firebasestorage.googleapis.com https://storage.googleapis.com",
    });
  });

  it('keeps windows that other pages opened away from ours, and lets ours open those of sign-in', () => {
    const policies = targets.map(([name, target]) => [
      name,
      headersOf(target, '**')['Cross-Origin-Opener-Policy'],
    ]);
    expect(Object.fromEntries(policies)).toEqual({
      site: 'same-origin-allow-popups',
      admin: 'same-origin-allow-popups',
      embed: 'same-origin',
    });
  });

  describe('what the back office may load', () => {
    const admin = config.hosting.find(({ target }) => target === 'admin');
    const policy = (admin && headersOf(admin, '**')['Content-Security-Policy']) ?? '';
    const sourcesOf = (directive: string): string[] =>
      policy
        .split('; ')
        .find((each) => each.startsWith(`${directive} `))
        ?.split(' ')
        .slice(1) ?? [];

    it('is named host by host', () => {
      const wide = ['connect-src', 'script-src', 'img-src', 'style-src'].flatMap(sourcesOf);
      expect(wide.filter((source) => source.includes('*'))).toEqual([]);
      expect(policy).not.toContain('unsafe');
      // Sign-in with Google & co. frames a page of the project's own domain, whose name is the installation's.
      expect(sourcesOf('frame-src').filter((source) => source.includes('*'))).toEqual([
        'https://*.firebaseapp.com',
        // The card gateway's field, of whichever site a restaurant has.
        'https://*.cardconnect.com',
      ]);
    });

    // Sonner puts a <style> into the page empty, then its text into it: both are judged. dnd-kit writes one during a drag.
    it('is, of inline styles, those of the toasts and of a dragged row alone', () => {
      const sonner = readFileSync(join(root, 'node_modules/sonner/dist/index.mjs'), 'utf8');
      const [, css = '""'] = /^__insertCSS\(("(?:[^"\\]|\\.)*")\)/m.exec(sonner) ?? [];
      const dnd = readFileSync(join(root, 'node_modules/@dnd-kit/dom/index.js'), 'utf8');
      const [, rules = ''] = /(var ATTR_PREFIX = [\s\S]*?var CSS_RULES = `[\s\S]*?`[^;]*;)/.exec(dnd) ?? [];
      const dragged = new Function(`${rules} return CSS_RULES;`)() as string;
      const hashes = ['', JSON.parse(css) as string, dragged].map(
        (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      expect(sourcesOf('style-src')).toEqual(["'self'", ...hashes]);
    });
  });

  it('lets nobody frame the back office, and leaves that to the functions for the pages that may be framed', () => {
    const policies = targets.map(([name, target]) => [
      name,
      headersOf(target, '**')['Content-Security-Policy'],
    ]);
    expect(policies).toEqual([
      ['site', undefined],
      ['admin', expect.stringContaining("frame-ancestors 'none'")],
      ['embed', undefined],
    ]);
  });
});
