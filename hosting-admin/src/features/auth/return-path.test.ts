import { describe, expect, it } from 'vitest';
import { returnPath, signInPath } from './return-path.ts';

const origin = 'https://admin.example.com';

describe('where signing in leads', () => {
  it.each([
    ['/t/1/r/2/orders?tab=ready#top', '/t/1/r/2/orders?tab=ready#top'],
    [`${origin}/restaurants`, '/restaurants'],
    [null, '/'],
    ['', '/'],
  ])('O2.9-03 back to %s', (returnUrl, path) => {
    expect(returnPath(returnUrl, origin)).toBe(path);
  });

  it.each([
    'https://evil.example.com/',
    '//evil.example.com',
    '/\\evil.example.com',
    '\\\\evil.example.com',
    'https://admin.example.com.evil.example.com',
    'https://admin.example.com@evil.example.com/',
    'https://admin.example.com//evil.example.com',
    'javascript:alert(1)',
    'data:text/html,hi',
    'http://[',
  ])('never to another site: %s', (returnUrl) => {
    expect(returnPath(returnUrl, origin)).toBe('/');
  });

  it('never back to sign-in', () => {
    expect(returnPath('/auth?returnUrl=%2Fauth', origin)).toBe('/');
  });

  it('O2.9-03 the way to sign-in remembers the page', () => {
    const path = signInPath('/t/1/r/2/orders');
    expect(path).toBe('/auth?returnUrl=%2Ft%2F1%2Fr%2F2%2Forders');
    expect(returnPath(new URL(path, origin).searchParams.get('returnUrl'), origin)).toBe('/t/1/r/2/orders');
    expect(signInPath('/')).toBe('/auth');
  });
});
