// The strip of featured items.
import type { RequestHandler } from 'express';
import { type ServeEmbedDeps, serveEmbed } from '../site/serve-embed.ts';
import { pageHandler } from './pages.ts';

export function embedHandler(deps: ServeEmbedDeps): RequestHandler {
  return pageHandler(({ url }) => serveEmbed(deps, url));
}
