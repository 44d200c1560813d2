import { CSRF_HEADER } from '@bite/shared/api/route';
import { describe, expect, it } from 'vitest';
import { assertSameSite } from './same-site.ts';

const ownHosts = ['admin.bite.example', 'localhost:5005'];
const ask = (headers: Readonly<Record<string, string>>) => () =>
  assertSameSite({ header: (name) => headers[name] }, ownHosts);
const sent = { [CSRF_HEADER]: '1', host: 'api-xyz.run.app', 'x-forwarded-host': 'order.bite.example' };

describe('a call with a session cookie', () => {
  it.each([
    ['without an origin', {}],
    ['from the host that is called', { origin: 'https://order.bite.example' }],
    ['from another host of ours', { origin: 'https://admin.bite.example' }],
    ['from the machine itself', { origin: 'http://localhost:5005' }],
  ])('O4-11 %s is let through', (_what, headers) => {
    expect(ask({ ...sent, ...headers })).not.toThrow();
  });

  it.each([
    ['without the header', { [CSRF_HEADER]: '' }],
    ['without the header, from a host of ours', { [CSRF_HEADER]: '', origin: 'https://order.bite.example' }],
    ['from a stranger’s page', { origin: 'https://evil.example' }],
    ['from a host that only begins as ours', { origin: 'https://admin.bite.example.evil.example' }],
    ['from a host that only ends as ours', { origin: 'https://evil-admin.bite.example' }],
    ['from another port', { origin: 'https://admin.bite.example:8443' }],
    ['from the function’s own host', { origin: 'https://api-xyz.run.app' }],
    ['from a page that came in the clear', { origin: 'http://admin.bite.example' }],
    ['from a page without an origin', { origin: 'null' }],
    ['from a file', { origin: 'file://' }],
    ['from an empty origin', { origin: '' }],
    ['from something that is no origin', { origin: 'https://admin.bite.example/orders' }],
    ['from two at once', { origin: 'https://admin.bite.example https://evil.example' }],
  ])('O4-11 %s is refused', (_what, headers) => {
    expect(ask({ ...sent, ...headers })).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
  });
});
