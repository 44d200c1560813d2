// Two builds: the browser's code with a manifest, and with `--ssr` the server bundle for the `site` function. There is no
// index.html: the function renders the page, and Hosting would serve such a file before asking it.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

/** What is fetched when the page is idle. */
const dialogs =
  /(cart-drawer|earlier-cart|sold-out-in-cart|item-dialog|order-details-modal|address-fields|fulfilment-fields|ordering-engine|page-helpers)\.tsx?$/;

/** What loads the others, and shares no module with them. */
const start = /src[\\/](start|app[\\/]start-page)\.ts|start\/vite\/preload-helper/;

/** Vite's own loads the files of a chunk in advance, which this site does itself: without it, the first script is smaller. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('vite/preload-helper.js') && importer?.endsWith('/src/start.ts')
      ? '\0start/vite/preload-helper.js'
      : undefined,
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
};

/** A file of its own, since it shares nothing with the pages, and lies at the host's root, since its folder is its scope. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: (_config, { isSsrBuild = false, command }) => command === 'build' && !isSsrBuild,
  async generateBundle() {
    const built = await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'warn',
      build: {
        write: false,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/service-worker/worker.ts', output: { format: 'iife' } },
      },
    });
    const worker = [built].flat().flatMap((one) => ('output' in one ? one.output : []))[0];
    if (worker?.type !== 'chunk') throw new Error('The service worker has not been built');
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: worker.code });
  },
};

/** The server has all parts at hand, and a page that is made of a part brings it along; others fetch the same part when it is needed. */
const checks = { ineffectiveDynamicImport: false };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [plainImports, serviceWorker, react(), tailwindcss()],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: 'src/entry-server.tsx',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { checks },
      }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        modulePreload: false,
        // One style sheet, which no chunk asks for: the page has it.
        cssCodeSplit: false,
        emptyOutDir: true,
        rolldownOptions: {
          checks,
          input: ['src/main.tsx', 'src/start.ts'],
          // One file for the first load, one for what is taken over after it, and one for all dialogs: fewer files compress better,
          // and come sooner where each request takes long.
          output: {
            codeSplitting: {
              groups: [
                { name: 'start', test: start, priority: 4 },
                { name: 'first', tags: ['$initial'], priority: 3 },
                { name: 'first', test: /rolldown[\\/]runtime/, priority: 3 },
                { name: 'ordering', test: /app[\\/]ordering-parts\.tsx$/, priority: 2 },
                { name: 'dialogs', test: dialogs, priority: 1 },
              ],
            },
          },
          // Not declared side-effect free by itself, and would include its Date class.
          treeshake: { moduleSideEffects: [{ test: /@date-fns[\\/]tz/, sideEffects: false }] },
        },
      },
  // React is bundled for the server, so that the functions need not install it.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
