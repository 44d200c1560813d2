// The back office is a plain single-page application.
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const styleSingleton = fileURLToPath(new URL('src/ui/style-singleton.ts', import.meta.url));

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { 'react-style-singleton': styleSingleton } },
  build: { outDir: 'dist/client', emptyOutDir: true },
});
