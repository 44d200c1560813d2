// Which names are looked up when somebody searches for a domain to buy.
import { domainFault, normalizeDomain } from './domain-name.ts';

/** In the order in which restaurants like them. */
export const searchedEndings = [...['com', 'restaurant', 'pizza', 'cafe', 'net', 'org', 'co', 'us']] as const;

const ENDING = /\.([a-z0-9-]{2,63})$/;

/**
 * 'Bella Napoli' → bellanapoli.com, bellanapoli.restaurant…; 'bella.pizza' → that first. Empty for what can be no domain.
 * Names below a domain ('shop.bella.com') cannot be bought: the domain itself is looked up.
 */
export function namesToSearch(term: string): string[] {
  const typed = normalizeDomain(
    term
      .trim()
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .replace(/^https?:\/\//, '')
      .replace(/\/.*$/, '')
      .replace(/^www\./, '')
      .replace(/[\s'’&]+/g, ''),
  );
  const [stem = '', ...ending] = registrable(typed).split('.');
  const others = searchedEndings.map((one) => `${stem}.${one}`);
  const asked = ending.length > 0 ? [`${stem}.${ending.join('.')}`] : [];
  return [...new Set([...asked, ...others])].filter((name) => stem !== '' && domainFault(name) === undefined);
}

/** Endings of two parts below which names are sold. */
const doubled = /\.(co|com|org|net)\.[a-z]{2}$/;

function registrable(name: string): string {
  if (!ENDING.test(name)) return name.replaceAll('.', '');
  const kept = doubled.test(name) ? 3 : 2;
  return name.split('.').slice(-kept).join('.');
}
