import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The GraphQL playground is its own page with its own bundle: nothing of it reaches the web app. */
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
