// Vite's servers for the three front ends, at the addresses that Hosting has in `npm start`.
import { join } from 'node:path';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { root } from '../root.ts';
import { address, type Stack } from '../stack/stack.ts';
import { functionPages } from './function-pages.ts';

type FrontEnd = keyof Stack['urls'];

function configFor(frontEnd: FrontEnd, stack: Stack): InlineConfig {
  const hosting = `http://${address}:${stack.ports[frontEnd]}`;
  const proxied = { target: hosting, changeOrigin: false };
  const isFunctionPage = frontEnd !== 'admin';
  return {
    root: join(root, `hosting-${frontEnd}`),
    logLevel: 'warn',
    clearScreen: false,
    appType: isFunctionPage ? 'custom' : 'spa',
    plugins: isFunctionPage ? [functionPages(hosting)] : [],
    server: {
      host: address,
      port: Number(new URL(stack.urls[frontEnd]).port),
      strictPort: true,
      // Unchanged, since the function must see the browser's host.
      proxy: { '/api': proxied, '/__/': proxied },
    },
  };
}

/** Starts all three. Returns a function that stops them. */
export async function serveFrontEnds(stack: Stack): Promise<() => Promise<void>> {
  const servers: ViteDevServer[] = [];
  for (const frontEnd of ['site', 'admin', 'embed'] as const) {
    const server = await createServer(configFor(frontEnd, stack));
    servers.push(await server.listen());
  }
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
