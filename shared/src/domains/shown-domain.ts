/// <reference path="./punycode.d.ts" />
// A domain as people type and read it: with its umlauts, where it is stored in Punycode. A URL only knows the way there. Names that pass
// for others are shown as they are stored, as browsers do.
import punycode from 'punycode.js';
import { isolated } from '../kernel/isolated.ts';
import { normalizeDomain } from './domain-name.ts';
import { isLookalike } from './lookalike-name.ts';

/** Letters, marks and digits of any script, and the Catalan 'l·l'. What else Unicode has looks like a slash, or like nothing. */
const isReadable = (label: string): boolean => /^[\p{L}\p{M}\p{N}-]+$/u.test(label.replaceAll('l·l', 'll'));

/**
 * 'xn--caf-dma.example' → 'café.example', also of a record's name such as '_bite.xn--caf-dma.example'. Whatever is not the coded spelling
 * of a name that may be read stays as it is, as a whole.
 */
export function unicodeDomain(domain: string): string {
  if (!domain.includes('xn--')) return domain;
  const labels = domain.split('.');
  const names = labels.map(decoded);
  const isShown = (name: string | undefined, index: number): boolean =>
    name !== undefined && (name === labels[index] || isReadable(name));
  const name = names.join('.');
  return names.every(isShown) && !isLookalike(name) ? name : domain;
}

/** What a coded name stands for, also where that is not to be shown; undefined where a part of it is no code of any name. */
export function decodedDomain(domain: string): string | undefined {
  const names = domain.split('.').map(decoded);
  return names.includes(undefined) ? undefined : names.join('.');
}

/** The same within a sentence. */
export const shownDomain = (domain: string): string => isolated(unicodeDomain(domain));

/** Whether people read another name than is to be entered at a DNS host. */
export const isShownOtherwise = (domain: string): boolean => unicodeDomain(domain) !== domain;

/** With the coded spelling beside it, where it may have to be copied: 'café.example (xn--caf-dma.example)'. */
export const spelledDomain = (domain: string): string =>
  isShownOtherwise(domain) ? `${shownDomain(domain)} (${domain})` : domain;

/** 'https://xn--caf-dma.example/menu' → 'https://café.example/menu' */
export const shownAddress = (address: string): string =>
  address.replace(
    /^(https?:\/\/)([^/:?#]+)/,
    (_, scheme: string, host: string) => `${scheme}${shownDomain(host)}`,
  );

/** Undefined for what is no code, or is not how its name is coded. */
function decoded(label: string): string | undefined {
  if (!label.startsWith('xn--')) return label;
  const name = nameIn(label.slice('xn--'.length));
  return name !== undefined && normalizeDomain(name) === label ? name : undefined;
}

function nameIn(coded: string): string | undefined {
  try {
    return punycode.decode(coded);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
