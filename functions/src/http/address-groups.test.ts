import { describe, expect, it } from 'vitest';
import { groupOf, originOf } from './address-groups.ts';

describe('addresses, for counting', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['1.2.3.4, 5.6.7.8', 'unknown'],
    ['<script>', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('%s is one of %s', (address, group) => {
    expect(groupOf(address)).toBe(group);
  });

  it('one household is one caller, whatever address in its network it takes', () => {
    expect(groupOf('2001:db8:1:2::1')).toBe(groupOf('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(groupOf('2001:db8:1:3::1')).not.toBe(groupOf('2001:db8:1:2::1'));
  });

  it('the nearest is what the platform appended last, or the other end of the line', () => {
    const forged = '198.51.100.1, 198.51.100.2, 203.0.113.9';
    expect(originOf('198.51.100.2', forged, '127.0.0.1')).toEqual({
      address: '198.51.100.2',
      nearest: '203.0.113.9',
    });
    expect(originOf('127.0.0.1', undefined, '127.0.0.1').nearest).toBe('127.0.0.1');
    expect(originOf(undefined, undefined, undefined)).toEqual({ address: 'unknown', nearest: 'unknown' });
  });
});
