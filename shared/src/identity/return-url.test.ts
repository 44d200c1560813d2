import { describe, expect, it } from 'vitest';
import { readReturnUrl } from './return-url.ts';

describe('a return address', () => {
  it.each([
    ['https://admin.bite.example', 'admin.bite.example'],
    ['https://admin.bite.example/orders?page=2#top', 'admin.bite.example'],
    ['https://admin.bite.example:8443/', 'admin.bite.example:8443'],
    ['https://admin.bite.example?to=https://evil.example', 'admin.bite.example'],
    ['https://admin.bite.example/@evil.example', 'admin.bite.example'],
    ['https://admin.bite.example#@evil.example', 'admin.bite.example'],
    ['http://localhost:5005/menu', 'localhost:5005'],
    ['http://127.0.0.1:5005/', '127.0.0.1:5005'],
    ['http://[::1]:5005/', '[::1]:5005'],
    ['http://luigis.localhost:5000/', 'luigis.localhost:5000'],
  ])('O2.9-13 %s is read, and its host is %s', (text, host) => {
    expect(readReturnUrl(text)?.host).toBe(host);
  });

  it.each([
    ['nothing', ''],
    ['a path', '/orders'],
    ['a protocol-relative address', '//evil.example'],
    ['three slashes', 'https:///evil.example'],
    ['one slash', 'https:/evil.example'],
    ['no slash', 'https:evil.example'],
    ['no host', 'https://'],
    ['no host but a path', 'https:///orders'],
    ['credentials', 'https://admin.bite.example@evil.example'],
    ['credentials with a password', 'https://admin.bite.example:443@evil.example/'],
    ['empty credentials', 'https://@admin.bite.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a script that looks like an address', 'javascript://admin.bite.example/%0aalert(1)'],
    ['data', 'data:text/html,hello'],
    ['a file', 'file:///etc/passwd'],
    ['another scheme', 'ftp://admin.bite.example/'],
    ['a view of the source', 'view-source:https://admin.bite.example'],
    ['plain HTTP', 'http://admin.bite.example/'],
    ['plain HTTP on a name that only begins as a local one', 'http://localhost.evil.example/'],
    ['plain HTTP on a name that only ends as a local one', 'http://evillocalhost/'],
    ['plain HTTP in a local network', 'http://192.168.0.7/'],
    ['a back-slash instead of a slash', 'https:\\\\evil.example'],
    ['a back-slash after the host', 'https://admin.bite.example\\@evil.example'],
    ['a back-slash in the path', 'https://admin.bite.example/\\evil.example'],
    ['white space before it', ' https://admin.bite.example/'],
    ['white space inside', 'https://admin.bite.example/a b'],
    ['white space after it', 'https://admin.bite.example/ '],
    ['a tab in the scheme', 'java\tscript:alert(1)'],
    ['a line break in the host', 'https://admin.bite.example\n.evil.example/'],
    ['a zero byte', 'https://admin.bite.example/\u0000'],
    ['a delete character', 'https://admin.bite.example/\u007f'],
    ['a letter of another script', 'https://admin.bit\u0435.example/'],
    ['wide letters that fold to plain ones', 'https://\uff41dmin.bite.example/'],
    ['an ideographic full stop', 'https://admin\u3002bite.example/'],
    ['a letter outside ASCII in the path', 'https://admin.bite.example/caf\u00e9'],
    ['an encoded host', 'https://admin%2ebite.example/'],
    ['an encoded slash in the host', 'https://evil.example%2f.admin.bite.example/'],
    ['a trailing dot', 'https://admin.bite.example./'],
    ['a port that is not one', 'https://admin.bite.example:99999/'],
    ['the scheme’s own port, spelled out', 'https://admin.bite.example:443/'],
    ['an empty port', 'https://admin.bite.example:/'],
    ['a port with leading zeros', 'https://admin.bite.example:08443/'],
    ['capitals in the host', 'https://ADMIN.bite.example/'],
    ['capitals in the scheme', 'HTTPS://admin.bite.example/'],
    ['a number for the loopback address', 'http://2130706433/'],
    ['a short loopback address', 'http://127.1/'],
    ['an address mapped into IPv6', 'http://[::ffff:127.0.0.1]/'],
    ['too long', `https://admin.bite.example/${'a'.repeat(2000)}`],
  ])('O2.9-13 with %s is refused', (_what, text) => {
    expect(readReturnUrl(text)).toBeUndefined();
  });
});
