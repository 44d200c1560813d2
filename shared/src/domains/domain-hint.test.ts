import { describe, expect, it } from 'vitest';
import { domainHint } from './domain-hint.ts';

describe('what is wrong with a text that is no domain', () => {
  it.each([
    ['http://', /^The name is missing: enter what comes after “\/\/”/],
    ['bella_pizza.com', /no underscores.*hyphens/],
    ['_bite.bella.com', /no underscores/],
    ['bella pizza.com', /no spaces/],
    ['bella.com, bella.de', /^Please enter one domain at a time\.$/],
    ['bella.com bella.de', /one domain at a time/],
    ['*.bella.com', /add each by itself/],
    ['10.0.0.1', /address of a computer/],
    ['https://[::1]/', /address of a computer/],
    ['2001:db8::1', /address of a computer/],
    ['bella..com', /a dot too many/],
    ['.bella.com', /a dot too many/],
    ['-bella.com', /begins or ends with a hyphen/],
    ['bella-.com', /begins or ends with a hyphen/],
    [`${'a'.repeat(70)}.com`, /has 70 characters. At most 63/],
    ['bella.123', /^No domain ends in “\.123”/],
    ['xn--zzzzzz.example', /stands for no name/],
    ['bella!.com', /no “!”/],
    ['bella\u200bpizza.co\u00adm-', /hyphen/],
  ])('I5.6-01 is said of “%s”', (typed, words) => {
    expect(domainHint(typed)).toMatch(words);
  });

  it.each(['', '  ', 'bella.com', 'bella', 'bücher.example', `${'a.'.repeat(150)}com`])(
    'I5.6-01 is not said of “%s”, which has none or an error that tells it',
    (typed) => {
      expect(domainHint(typed)).toBeUndefined();
    },
  );
});
