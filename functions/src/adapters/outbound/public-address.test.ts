import { describe, expect, it } from 'vitest';
import { isPublicAddress, literalAddress } from './public-address.ts';

const hostOf = (url: string) => literalAddress(new URL(url).hostname) ?? '';

describe('a public address', () => {
  it.each(['8.8.8.8', '203.0.114.9', '2606:4700::1111', '::ffff:8.8.8.8'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...[
      '169.254.169.254',
      '100.64.0.1',
      '192.0.2.7',
      '198.18.0.1',
      '224.0.0.1',
      '240.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '::',
      '::1',
      'fe80::1',
      'fc00::1',
      'fd00:ec2::254',
      'ff02::1',
      '2001:db8::1',
      '2002:7f00:1::',
      '64:ff9b::7f00:1',
    ],
    ...['::ffff:127.0.0.1', '::ffff:169.254.169.254', '::7f00:1', '4000::1', 'localhost', '', 'fe80::1%eth0'],
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://017700000001/',
    'https://[::ffff:7f00:1]/',
    'https://１２７.0.0.1/',
  ])('is not hidden by its spelling: %s', (url) => {
    expect(hostOf(url)).not.toBe('');
    expect(isPublicAddress(hostOf(url))).toBe(false);
  });
});
