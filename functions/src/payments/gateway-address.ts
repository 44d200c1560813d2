// Where the card gateway of a restaurant is. Its host is made of the site alone, which holds no dot: whatever staff type, a
// login is sent to no other host.

/** @param configured The origin that stands for every site in the stack. */
export const gatewayOrigin = (site: string, configured?: string): string =>
  configured ?? `https://${site}.cardconnect.com`;

/** The page with the card field, which guests' browsers show in a frame: card numbers never reach our own pages. */
export const cardFieldUrl = (site: string, configured?: string): string =>
  `${gatewayOrigin(site, configured)}/itoke/ajax-tokenizer.html`;
