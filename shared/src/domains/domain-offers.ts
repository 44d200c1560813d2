// Which names are looked up when somebody searches for a domain to buy.
import { slugOf } from '../kernel/slug.ts';
import { domainFault, normalizeDomain } from './domain-name.ts';
import { unicodeDomain } from './shown-domain.ts';

/** In the order in which restaurants like them. */
export const searchedEndings = [...['com', 'restaurant', 'pizza', 'cafe', 'net', 'org', 'co', 'us']] as const;

const ENDING = /\.([a-z0-9-]{2,63})$/;

/**
 * 'Bella Napoli' → bellanapoli.com, bellanapoli.restaurant…; 'bella.pizza' → that first. Of a name with accents what was typed comes
 * first, in its coded spelling, and then one without them: 'Köln Küche' → kölnküche.com, kolnkuche.com, kölnküche.restaurant… Empty for
 * what can be no domain. Names below a domain ('shop.bella.com') cannot be bought: the domain itself is looked up.
 */
export function namesToSearch(term: string): string[] {
  const typed = normalizeDomain(
    term
      .trim()
      .toLowerCase()
      .normalize('NFC')
      .replace(/^https?:\/\//, '')
      .replace(/\/.*$/, '')
      .replace(/^www\./, '')
      .replace(/[\s'’‘ʼ`´&]+/g, ''),
  );
  const [stem = '', ...ending] = registrable(typed).split('.');
  if (stem === '') return [];
  const others = searchedEndings.map((one) => `${stem}.${one}`);
  const asked = ending.length > 0 ? [`${stem}.${ending.join('.')}`] : [];
  const [first = '', ...rest] = [...asked, ...others];
  const plain = plainSpelling(stem);
  const beside = plain === undefined ? [] : [first.replace(stem, plain)];
  return [...new Set([first, ...beside, ...rest])].filter((name) => domainFault(name) === undefined);
}

/** Undefined for a name that is plain already, and for one of another script: letters of ours would make another name of it. */
function plainSpelling(stem: string): string | undefined {
  const shown = unicodeDomain(stem);
  const isLatin = [...shown].every((letter) => /[\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(letter));
  return shown === stem || !isLatin ? undefined : slugOf(shown) || undefined;
}

/** Endings of two parts below which names are sold. */
const doubled = /\.(co|com|org|net)\.[a-z]{2}$/;

function registrable(name: string): string {
  if (!ENDING.test(name)) return name.replaceAll('.', '');
  const kept = doubled.test(name) ? 3 : 2;
  return name.split('.').slice(-kept).join('.');
}
