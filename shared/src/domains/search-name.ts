// By which name a domain is searched and sorted: as people read it, in letters without accents, so that 'bücher.example' stands between
// 'bu…' and 'bv…' and is found by 'büch' as well as by 'buch'. Stored beside the domain, whose coded spelling begins with nothing of that.
import { normalizeDomain } from './domain-name.ts';
import { unicodeDomain } from './shown-domain.ts';
import { hostFromTyped } from './typed-domain.ts';

/** Letters that Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i' },
};

/** Only marks of European scripts go: が and か are two letters. */
const inPlainLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœþøđðłı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll('。', '.');

/** Of a stored domain. Names that are shown in their coded spelling stay in it. */
export const searchNameOf = (domain: string): string => inPlainLetters(unicodeDomain(domain));

/** What the domains that are looked for begin with, in one of their two spellings. */
export interface DomainPrefix {
  field: 'searchName' | 'domain';
  begins: string;
}

/**
 * How domains begin that somebody looks for by a typed or pasted text; none for '' or 'https://'. With 'www.' and without, since the two
 * belong together.
 */
export function domainPrefixes(typed: string): DomainPrefix[] {
  const host = hostFromTyped(typed);
  const isCoded = host.includes('xn--');
  const begins = isCoded ? normalizeDomain(host) : inPlainLetters(host);
  if (begins === '') return [];
  const field = isCoded ? 'domain' : 'searchName';
  const bare = begins.replace(/^www\.(?=.)/, '');
  const others = 'www.'.startsWith(begins) ? [] : [bare !== begins ? bare : `www.${begins}`];
  return [begins, ...others].map((each) => ({ field, begins: each }));
}
