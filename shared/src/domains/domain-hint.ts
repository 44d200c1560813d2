// What is wrong with a text that is no domain, and what to do, beside the error that says that it is none (I5.6-01).
import { domainFault, domainMessages } from './domain-name.ts';
import { decodedDomain } from './shown-domain.ts';
import { domainFromTyped } from './typed-domain.ts';

/** Undefined where the error alone says enough, or there is none. */
export function domainHint(typed: string): string | undefined {
  const domain = domainFromTyped(typed);
  const fault = domainFault(domain);
  if (fault === domainMessages.required && typed.trim() !== '')
    return 'The name is missing: enter what comes after “//”, such as bella.com.';
  if (fault === domainMessages.format) return hints.find(({ isWrong }) => isWrong(domain))?.words(domain);
  const isNoCode = fault === undefined && decodedDomain(domain) === undefined;
  return isNoCode
    ? 'What begins with “xn--” stands for no name. Enter the name as people write it.'
    : undefined;
}

interface Hint {
  isWrong: (domain: string) => boolean;
  words: (domain: string) => string;
}

const labelsOf = (domain: string): string[] => domain.split('.');
const tooLong = (domain: string): string | undefined => labelsOf(domain).find(({ length }) => length > 63);
const impossible = (domain: string): string | undefined => /[^\p{L}\p{M}\p{N}.-]/u.exec(domain)?.[0];
const isNumber = (label: string | undefined): boolean => /^(\d+|0x[0-9a-f]*)$/.test(label ?? '');

/** The first that fits. */
const hints: readonly Hint[] = [
  {
    isWrong: (domain) => domain.split(/[\s,;]+/).filter((each) => each.includes('.')).length > 1,
    words: () => 'Please enter one domain at a time.',
  },
  {
    isWrong: (domain) => /[\s,;]/.test(domain),
    words: () => 'A domain has no spaces or commas. Please check how it is written where you bought it.',
  },
  {
    isWrong: (domain) => domain.includes('*'),
    words: () =>
      '“*” for all names at once is not possible. Please add each by itself, such as order.bella.com.',
  },
  {
    isWrong: (domain) => domain.includes('_'),
    words: () => 'A domain has no underscores. It may have hyphens: “-”.',
  },
  {
    isWrong: (domain) =>
      domain.startsWith('[') || /:.*:/.test(domain) || labelsOf(domain).every((each) => isNumber(each)),
    words: () => 'This is the address of a computer. Please enter a name, such as bella.com.',
  },
  {
    isWrong: (domain) => impossible(domain) !== undefined,
    words: (domain) => `A domain has no “${impossible(domain)}”: only letters, digits, hyphens and dots.`,
  },
  {
    isWrong: (domain) => labelsOf(domain).includes(''),
    words: () => 'There is a dot too many. Please write one dot between two parts, and none in front.',
  },
  {
    isWrong: (domain) => /(^|\.)-|-(\.|$)/.test(domain),
    words: () => 'No part of a domain begins or ends with a hyphen.',
  },
  {
    isWrong: (domain) => tooLong(domain) !== undefined,
    words: (domain) =>
      `A part of it has ${tooLong(domain)?.length} characters. At most 63 are possible between dots.`,
  },
  {
    isWrong: (domain) => isNumber(labelsOf(domain).at(-1)),
    words: (domain) =>
      `No domain ends in “.${labelsOf(domain).at(-1)}”. Please check the ending, such as “.com”.`,
  },
  {
    isWrong: () => true,
    words: () =>
      'These letters cannot stand together in a domain. Please check how it is written where you bought it.',
  },
];
