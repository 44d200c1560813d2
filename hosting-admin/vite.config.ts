// The back office is a plain single-page application. `--mode kit` builds the page of its parts instead (src/kit), which is
// served at /_kit in development and by the tests, and is no part of what is deployed.
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const kit = {
  rolldownOptions: { input: at('_kit.html') },
  assetsDir: '_kit-assets',
  // Everything at once: nobody waits for it but a test.
  chunkSizeWarningLimit: 5000,
};

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { 'react-style-singleton': at('src/ui/style-singleton.ts') } },
  build: { outDir: 'dist/client', emptyOutDir: true, ...(mode === 'kit' && kit) },
}));
