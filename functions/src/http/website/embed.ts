// The HTTP handler of the strip of featured items.
import { type ServeEmbedDeps, serveEmbed } from '../../website/serve-embed.ts';
import { type PageHandler, pageHandler } from '../pages.ts';

export function embedHandler(deps: ServeEmbedDeps): PageHandler {
  return pageHandler(({ url }) => serveEmbed(deps, url));
}
