// Two builds: the browser's code with a manifest, and with `--ssr` the server bundle for the `site` function. There is no
// index.html: the function renders the page, and Hosting would serve such a file before asking it.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What is fetched when the page is idle. */
const dialogs =
  /(cart-drawer|earlier-cart|sold-out-in-cart|item-dialog|order-details-modal|address-fields|fulfilment-fields|ordering-engine|page-helpers)\.tsx?$/;

/** Vite's own loads the files of a chunk in advance, which this site does itself: without it, the first script is smaller. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [plainImports, react(), tailwindcss()],
  build: isSsrBuild
    ? { outDir: 'dist/server', ssr: 'src/entry-server.tsx', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        modulePreload: false,
        // One style sheet, which no chunk asks for: the page has it.
        cssCodeSplit: false,
        emptyOutDir: true,
        rolldownOptions: {
          input: 'src/main.tsx',
          // One file for the first load, one for what is taken over after it, and one for all dialogs: fewer files compress better,
          // and come sooner where each request takes long.
          output: {
            codeSplitting: {
              groups: [
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
