// The Public Suffix List, with the part that companies have listed as theirs. Loaded when it is first asked, since it is large.
import type { PublicSuffixes } from '../../ports/public-suffixes.ts';

const options = { allowPrivateDomains: true };

export const publicSuffixes: PublicSuffixes = {
  async isSuffix(name) {
    const { getPublicSuffix } = await import('tldts');
    return getPublicSuffix(name, options) === name;
  },
  async registeredName(domain) {
    const { getDomain } = await import('tldts');
    return getDomain(domain, options) ?? undefined;
  },
};
