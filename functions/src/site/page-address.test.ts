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

  it('believes the first of several hosts, which the outermost proxy saw', () => {
    expect(address('bella.example, internal.example')?.host).toBe('bella.example');
  });

  it.each([
    undefined,
    '',
    'bella.example"><script>alert(1)</script>',
    'bella.example/evil',
    'bella.example@evil.example',
    'bella.example:5000:6000',
    'bella example',
    'bella.example\\evil',
    '.example',
    `${'a'.repeat(300)}.example`,
    'bélla.example',
  ])('refuses %o as a host', (host) => {
    expect(address(host)).toBeUndefined();
  });

  it.each(['//evil.example/x', 'https://evil.example/', '*', ''])('refuses %o as a path', (url) => {
    expect(address('bella.example', url)).toBeUndefined();
  });
});
