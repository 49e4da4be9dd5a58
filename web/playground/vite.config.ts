import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The GraphQL playground is a page with a bundle of its own: the web app contains nothing of it.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/playground/',
  plugins: [react()],
  build: {
    outDir: '../../dist/web/playground',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 6000,
  },
  worker: { format: 'es' },
});
