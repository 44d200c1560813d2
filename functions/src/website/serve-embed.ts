// Answers requests for the strip of featured items: the page is the same for all restaurants, its frame policy is the
// restaurant's own.
import type { EmbedShell } from '../ports/embed-shell.ts';
import type { Log } from '../ports/log.ts';
import type { Storefronts } from '../ports/storefronts.ts';
import { cache, contentSecurityPolicy, etagOf } from './page-headers.ts';
import { type PageReply, plain } from './serve-page.ts';

export interface ServeEmbedDeps {
  storefronts: Storefronts;
  shell: EmbedShell;
  imageOrigins: readonly string[];
  log: Log;
}

const ADDRESS = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?(?:\?|$)/i;

/** @param url Path and query: '/{slug}'. */
export async function serveEmbed(deps: ServeEmbedDeps, url: string): Promise<PageReply> {
  const slug = ADDRESS.exec(url)?.[1]?.toLowerCase();
  if (slug === undefined) return plain(404, 'Not Found', cache.missing);
  try {
    const stored = await deps.storefronts.find({ slug });
    if (!stored?.isTenantActive || !stored.storefront.website.enabled)
      return plain(404, `Restaurant not found for slug: ${slug}`, cache.missing);
    const html = await deps.shell.html();
    const { frameHosts } = stored.storefront.website;
    return {
      status: 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': contentSecurityPolicy({
          imageOrigins: deps.imageOrigins,
          inlineStyles: [],
          frameAncestors: ["'self'", ...frameHosts],
        }),
        'Cache-Control': cache.menu,
        'X-Robots-Tag': 'noindex',
        ETag: etagOf(html),
      },
      body: html,
    };
  } catch (error) {
    deps.log.error('strip failed', { slug, stack: error instanceof Error ? error.stack : String(error) });
    return plain(503, 'Featured items are not available at the moment. Please try again.', cache.never);
  }
}
