import { domainName } from '@bite/shared/domains/domain-name.schema';
import { aPolicy } from '@bite/shared/testing/web-records';
import { describe, expect, it } from 'vitest';
import { publicSuffixes } from '../adapters/names/public-suffixes.ts';
import { customDomainFault } from './may-be-mapped.ts';

const FORMAT = 'Invalid domain format';
const RESERVED = 'Cannot use reserved domain';
const DASH = (dash: string) => `No domain has the dash “${dash}”. Please write a hyphen instead: “-”`;
const SYMBOL = (symbol: string) =>
  `No domain has “${symbol}” in its name. Please use letters, digits and hyphens`;
const ENDING = (ending: string) => `No domain ends in “.${ending}”. Please check the ending, such as “.com”`;
const LOOKALIKE = 'This name mixes letters that look alike. Please write it with the letters of one script';

/** As the contract reads it first. */
async function faultOf(sent: string): Promise<string | undefined> {
  const parsed = domainName.safeParse(sent);
  return parsed.success
    ? customDomainFault(parsed.data, { domainPolicy: aPolicy(), publicSuffixes })
    : parsed.error.issues[0]?.message;
}

it('names of no public DNS may be the seed’s', async () => {
  const deps = { domainPolicy: { ...aPolicy(), isSeed: true }, publicSuffixes };
  expect(await customDomainFault('bella.test', deps)).toBeUndefined();
});

describe('a domain that somebody adds', () => {
  it.each([
    ['', 'Domain is required'],
    ['203.0.113.7', FORMAT],
    ['[2001:db8::1]', FORMAT],
    ['2001:db8::1', FORMAT],
    ['1', FORMAT],
    ['127.0.0.0x1', FORMAT],
    ['bella.example.0x', FORMAT],
    ['0x7F.0x0.0x0.0X1', FORMAT],
    ['bella', FORMAT],
    ['bella..example', FORMAT],
    ['bella.example..', FORMAT],
    ['.bella.example', FORMAT],
    [`${'a'.repeat(290)}.example`, 'Domain must be less than 253 characters'],
    [`${'a'.repeat(64)}.example`, FORMAT],
    ['bella_napoli.example', FORMAT],
    ['_bite.bella.example', FORMAT],
    ['-bella.example', FORMAT],
    ['bella.example/menu', FORMAT],
    ['https://bella.example', FORMAT],
    ['bella.example@evil.example', FORMAT],
    ['*.bella.example', FORMAT],
    ['bella example.com', FORMAT],
    ['xn--zzzzzz.example', FORMAT],
    ['localhost', RESERVED],
    ['bella.localhost', RESERVED],
    ['bella.invalid', RESERVED],
    ['bella.local', RESERVED],
    ['metadata.google.internal', RESERVED],
    ['bella.test', RESERVED],
    ['bella.onion', RESERVED],
    ['bella.bite.example', RESERVED],
    ['admin.bite.example', RESERVED],
    ['bella.web.app', RESERVED],
    ['bella.firebaseapp.com', RESERVED],
    ['bella.vercel.app', RESERVED],
    // A Cyrillic е or о among Latin letters, and Cyrillic letters alone that all look Latin.
    ['bеlla.example', LOOKALIKE],
    ['gооgle.example', LOOKALIKE],
    ['раура.example', LOOKALIKE],
    ['xn--pypal-4ve.example', LOOKALIKE],
    // A phonetic ɡ among Latin letters, and a Cyrillic ү alone.
    ['ɡoogle.example', LOOKALIKE],
    ['ү.example', LOOKALIKE],
    // Dashes as phones and word processors write them; one that Unicode maps to a hyphen is that.
    ['bella–napoli.example', DASH('–')],
    ['bella—napoli.example', DASH('—')],
    ['bella−napoli.example', DASH('−')],
    ['xn--bellanapoli-qg3f.example', DASH('–')],
    ['pizza🍕.example', SYMBOL('🍕')],
    ['i❤pizza.example', SYMBOL('❤')],
    ['bella“.example', SYMBOL('“')],
    ['bella.c', ENDING('c')],
    ['bella.c0m', ENDING('c0m')],
  ])('I5.6-01 I5.6-05 %s is refused: %s', async (sent, message) => {
    expect(await faultOf(sent)).toBe(message);
  });

  it.each([
    ['co.uk', 'co.uk'],
    ['www.com.au', 'com.au'],
    ['GitHub.io', 'github.io'],
    ['公司.cn', 'xn--55qx5d.cn'],
    ['anything.ck', 'anything.ck'],
  ])('I5.6-05 %s is refused: many have their names below %s', async (sent, suffix) => {
    expect(await faultOf(sent)).toBe(
      `Many owners have their names below ${suffix}. Please enter the whole of yours, such as restaurant.${suffix}`,
    );
  });

  it.each([
    ['bella.example'],
    ['local.example'],
    ['bella.0x1.example'],
    ['contest.bella-onion.example'],
    ['Bella.Example'],
    ['bella.example.'],
    ['www.bella.co.uk'],
    ['bella.co.uk'],
    ['bella.github.io'],
    ['bella.pizza'],
    ['café-zoë.example'],
    ['straße.example'],
    ['寿司.example'],
    ['お寿司bar.example'],
    ['кафе-мама.example'],
    ['ταβέρνα.example'],
    ['xn--caf-dma.example'],
    ['1-2-3.example'],
    ['altın.example'],
    ['intel·ligent.example'],
    ['ラーメン・太郎.example'],
    ['寿司.コム'],
    ['नमस्ते.example'],
    ['二〇二〇.example'],
    ['bella－napoli.example'],
  ])('I5.6-01 I5.6-06 %s may be mapped', async (sent) => {
    expect(await faultOf(sent)).toBeUndefined();
  });
});
