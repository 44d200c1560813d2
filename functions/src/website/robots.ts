// What crawlers may read of a host, and where its sitemap is. Hosting leads /robots.txt here (firebase.json), since Google's server
// answers that path itself in front of a function.

export const ROBOTS_PATH = '/crawlers.txt';

/** Checkout and tracking are the guest's own. */
const rules = [
  'User-agent: *',
  'Disallow: /checkout',
  'Disallow: /track/',
  'Disallow: /*/checkout',
  'Disallow: /*/track/',
];

/** @param sitemap Of the restaurant whose host it is; a host that many restaurants share has none for all of them. */
export const robots = (sitemap: string | undefined): string =>
  [...rules, ...(sitemap ? ['', `Sitemap: ${sitemap}`] : []), ''].join('\n');
