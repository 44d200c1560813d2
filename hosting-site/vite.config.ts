// Two builds: the browser's code with a manifest, and with `--ssr` the server bundle that the `site` function loads.
// There is no index.html: the function writes the page, and Hosting would serve such a file before asking it.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  build: isSsrBuild
    ? { outDir: 'dist/server', ssr: 'src/entry-server.tsx', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        emptyOutDir: true,
        rolldownOptions: {
          input: 'src/main.tsx',
          // One file for the first load: it compresses better than several, and is asked for once.
          output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
          // Does not say so itself, and would bring its Date class along.
          treeshake: { moduleSideEffects: [{ test: /@date-fns[\\/]tz/, sideEffects: false }] },
        },
      },
  // React goes into the server bundle, so that the functions need not install it.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
