import { describe, expect, it } from 'vitest';
import { publicSuffixes } from './public-suffixes.ts';

describe('a public suffix', () => {
  it.each(['co.uk', 'com.au', 'github.io', 'uk.com', 'xn--55qx5d.cn', 'anything.ck', 'pizza', 'example'])(
    'I5.6-05 is %s',
    async (name) => {
      expect(await publicSuffixes.isSuffix(name)).toBe(true);
      expect(await publicSuffixes.registeredName(name)).toBeUndefined();
    },
  );

  it.each([
    ['bella.co.uk', 'bella.co.uk'],
    ['order.bella.ltd.uk', 'bella.ltd.uk'],
    ['www.bella.github.io', 'bella.github.io'],
    ['www.bella.pizza', 'bella.pizza'],
    ['bella.example', 'bella.example'],
  ])('I5.6-05 is not %s, which was registered as %s', async (name, registered) => {
    expect(await publicSuffixes.isSuffix(name)).toBe(false);
    expect(await publicSuffixes.registeredName(name)).toBe(registered);
  });
});
