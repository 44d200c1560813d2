import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const address = (host: string | undefined, url = '/', protocol?: string) =>
  pageAddress({ host, protocol, url });

describe('the address of a page', () => {
  it('keeps port and query, and has a host to look up', () => {
    expect(address('Bella.Localhost:5000', '/story?a=1')).toMatchObject({
      host: 'bella.localhost',
      origin: 'http://bella.localhost:5000',
      path: '/story',
      url: '/story?a=1',
    });
  });

  it('is secure but for local names, unless the proxy says otherwise', () => {
    expect(address('bella.example')?.origin).toBe('https://bella.example');
    expect(address('bella.example', '/', 'http, https')?.origin).toBe('http://bella.example');
    expect(address('localhost:5000')?.origin).toBe('http://localhost:5000');
    expect(address('localhost:5000', '/', 'https')?.origin).toBe('https://localhost:5000');
  });

  it('is asked of one host: where proxies and client name several, nobody knows which one is kept in a cache', () => {
    expect(address('bella.example, BELLA.example')?.host).toBe('bella.example');
    expect(address('evil.example, bella.example')).toBeUndefined();
    expect(address('bella.example, evil.example')).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    'bella.example"><script>alert(1)</script>',
    'bella.example/evil',
    'bella.example@evil.example',
    'bella.example:5000:6000',
    'bella.example:99999',
    '[::::]',
    'xn--a.example',
    'bella example',
    'bella.example\\evil',
    '.example',
    `${'a'.repeat(300)}.example`,
    'bélla.example',
  ])('refuses %o as a host', (host) => {
    expect(address(host)).toBeUndefined();
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    '*',
    '',
  ])('refuses %o as a path', (url) => {
    expect(address('bella.example', url)).toBeUndefined();
  });

  it.each(['/%2F/evil.example', '/%5Cevil.example', '/a//evil.example', '/a/../b'])(
    'a redirect to %o stays on its host',
    (url) => {
      const { origin = '', url: path = '' } = address('bella.example', url) ?? {};
      expect(new URL(path, origin).origin).toBe('https://bella.example');
    },
  );
});
