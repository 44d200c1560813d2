// The back office is a plain single-page application. `--mode kit` builds the kit page of its components instead (src/kit), which
// is served at /_kit in development and by the tests, and is not deployed.
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const kit = {
  rolldownOptions: { input: at('_kit.html') },
  assetsDir: '_kit-assets',
  // A single chunk, since only tests load it.
  chunkSizeWarningLimit: 5000,
};

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { 'react-style-singleton': at('src/ui/style-singleton.ts') } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // One file for what every page loads: otherwise forty, one for each set of screens that need some of it, too.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
    chunkSizeWarningLimit: 1000,
    ...(mode === 'kit' && kit),
  },
}));
