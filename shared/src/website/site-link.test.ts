import { describe, expect, it } from 'vitest';
import { isOwnPage, isSiteLink } from './site-link.ts';

describe('where a button of the home page leads', () => {
  it.each([
    '/menu',
    '/',
    '/menu/12',
    '/./menu',
    '/menu?from=//home',
    '/?item=00000000-0000-4000-8000-000000001001',
  ])('I3.3-05 %s is a page of the site', (link) => {
    expect([isOwnPage(link), isSiteLink(link)]).toEqual([true, true]);
  });

  it.each(['https://tickets.example/tonight', 'http://localhost:8080'])(
    'I3.3-05 %s is a page on the web',
    (link) => {
      expect([isOwnPage(link), isSiteLink(link)]).toEqual([false, true]);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/a\\b',
    'javascript:alert(1)',
    'mailto:a@b.example',
    'menu',
    '/a b',
    '/a\tb',
    '',
  ])('I3.3-05 %j is neither', (link) => {
    expect(isSiteLink(link)).toBe(false);
  });
});
