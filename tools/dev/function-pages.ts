// In development the page comes from its function, as in production, and its code from Vite, with hot reload.
import type { ServerResponse } from 'node:http';
import type { Connect, Plugin, ViteDevServer } from 'vite';

// Removes the built scripts and the policy, which would refuse Vite's inline script and socket.
const builtCode =
  /<script\b[^>]*\bsrc="\/assets\/[^>]*><\/script>|<link\b[^>]*\bhref="\/assets\/[^>]*\.(?:js|css)"[^>]*>|<style data-built[^>]*>[^<]*<\/style>/g;
const source = '<script type="module" src="/src/main.tsx"></script>';
const dropped = new Set([
  'content-security-policy',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'etag',
]);

/** The page with its built scripts and styles replaced by the source's entry. */
export function withSource(html: string): string {
  return html.replace(builtCode, '').replace('</head>', `${source}</head>`);
}

function headersFor(request: Connect.IncomingMessage): Record<string, string> {
  const { accept, cookie, host, referer } = request.headers;
  const wanted = { accept, cookie, referer, 'x-forwarded-host': host };
  return Object.fromEntries(
    Object.entries(wanted).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

async function answer(
  server: ViteDevServer,
  origin: string,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.originalUrl ?? request.url ?? '/';
  const page = await fetch(origin + url, { headers: headersFor(request), redirect: 'manual' });
  response.statusCode = page.status;
  for (const [name, value] of page.headers) if (!dropped.has(name)) response.setHeader(name, value);
  const isPage = page.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) {
    response.end(Buffer.from(await page.arrayBuffer()));
    return;
  }
  response.setHeader('cache-control', 'no-store');
  response.end(await server.transformIndexHtml(url, withSource(await page.text())));
}

/** Forwards what Vite cannot answer to the Hosting emulator at `origin`. */
export function functionPages(origin: string): Plugin {
  return {
    name: 'function-pages',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        answer(server, origin, request, response).catch(next);
      });
    },
  };
}
