import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './page-headers.ts';

const policy = (change: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  Object.fromEntries(
    contentSecurityPolicy({ imageOrigins: [], inlineStyles: [], frameAncestors: [], ...change })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

describe('what a page may load', () => {
  it('is its own scripts and nothing inline', () => {
    expect(policy()).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'base-uri': ["'none'"],
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
    });
  });

  it('includes the styles it came with, by their hashes', () => {
    expect(policy({ inlineStyles: ['a{}'] })['style-src']).toEqual([
      "'self'",
      "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
    ]);
  });

  it('includes the script it came with, by its hash', () => {
    expect(policy({ inlineScripts: ['a{}'] })['script-src']).toEqual([
      "'self'",
      "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
    ]);
  });

  it('includes pictures from where they lie', () => {
    expect(policy({ imageOrigins: ['http://127.0.0.1:9199'] })['img-src']).toEqual([
      "'self'",
      'data:',
      'http://127.0.0.1:9199',
    ]);
  });

  it('is framed by nobody, or by the hosts that are listed', () => {
    expect(policy()['frame-ancestors']).toEqual(["'none'"]);
    const hosts = ['https://bella.example', 'https://*.bella.example:8443', 'http://localhost:3000'];
    expect(policy({ frameAncestors: hosts })['frame-ancestors']).toEqual(hosts);
  });

  it.each([
    '*',
    'https:',
    'https://a.example; script-src *',
    'https://a.example https://b.example',
    'javascript:alert(1)',
  ])('is not framed by %o', (host) => {
    expect(policy({ frameAncestors: [host] })['frame-ancestors']).toEqual(["'none'"]);
  });
});
