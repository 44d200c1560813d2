import { describe, expect, it } from 'vitest';
import { destinationOf, signInAddress, withReturn } from './return-path.ts';

const origin = 'https://admin.example.com';

describe('where signing in leads', () => {
  it.each([
    ['/t/1/r/2/orders?tab=ready#top', '/t/1/r/2/orders?tab=ready#top'],
    [`${origin}/restaurants`, '/restaurants'],
    [null, '/'],
    ['', '/'],
  ])('O2.9-03 back to %s', (returnUrl, path) => {
    expect(destinationOf(returnUrl, origin)).toEqual({ path });
  });

  it.each([
    '//evil.example.com',
    '/\\evil.example.com',
    '\\\\evil.example.com',
    'https://admin.example.com@evil.example.com/',
    'https://admin.example.com//evil.example.com',
    'http://evil.example.com/',
    'https:\\\\evil.example.com',
    'https://evil.example.com\\@admin.example.com',
    'javascript:alert(1)',
    'data:text/html,hi',
    'http://[',
    'https://e vil.example.com/',
  ])('never to %s, which is no address of a page or could be read in two ways', (returnUrl) => {
    expect(destinationOf(returnUrl, origin)).toEqual({ path: '/' });
  });

  it.each([
    'https://pos.example.com/start?x=1',
    'https://admin.example.com.evil.example.com/',
    'http://a.localhost:5000/',
  ])('to another host only if the server knows it: %s', (returnUrl) => {
    expect(destinationOf(returnUrl, origin)).toEqual({ elsewhere: returnUrl });
  });

  it.each(['/auth?returnUrl=%2Fauth', '/auth/signup', `${origin}/auth/action?mode=verifyEmail`])(
    'never back to the door: %s',
    (returnUrl) => {
      expect(destinationOf(returnUrl, origin)).toEqual({ path: '/' });
    },
  );
});

describe('the way to sign-in', () => {
  it('O2.9-03 remembers the page', () => {
    const address = signInAddress(undefined, '/t/1/r/2/orders?tab=ready', origin);
    expect(address).toBe('/auth?returnUrl=%2Ft%2F1%2Fr%2F2%2Forders%3Ftab%3Dready');
    const back = new URL(address, origin).searchParams.get('returnUrl');
    expect(destinationOf(back, origin)).toEqual({ path: '/t/1/r/2/orders?tab=ready' });
  });

  it('O2.9-03 leads to the authentication service that is configured, with the whole address of the page', () => {
    expect(signInAddress('https://auth.example.com/door?theme=dark', '/orders', origin)).toBe(
      'https://auth.example.com/door?theme=dark&returnUrl=https%3A%2F%2Fadmin.example.com%2Forders',
    );
  });

  it('carries the page on from one page of the door to the next', () => {
    expect(withReturn('/auth/signup', '/orders')).toBe('/auth/signup?returnUrl=%2Forders');
    expect(withReturn('/auth/signup', null)).toBe('/auth/signup');
  });
});
