// Two builds: the browser's code with a manifest, and with `--ssr` the server bundle for the `site` function. There is no
// index.html: the function renders the page, and Hosting would serve such a file before asking it.
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
          // One file for the first load, which compresses better than several.
          output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
          // Not declared side-effect free by itself, and would include its Date class.
          treeshake: { moduleSideEffects: [{ test: /@date-fns[\\/]tz/, sideEffects: false }] },
        },
      },
  // React is bundled for the server, so that the functions need not install it.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
