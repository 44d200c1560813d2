// The page's frame is shell.html, not index.html: Hosting would serve that before it asks the `embed` function,
// which sends the shell with the headers that the restaurant's own list of hosts calls for.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { outDir: 'dist/client', emptyOutDir: true, rolldownOptions: { input: 'shell.html' } },
});
