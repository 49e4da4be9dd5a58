import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundling } from '../vite.config.ts';

/**
 * The first screens that the server draws, as one module for it with all that they need. It is no
 * part of what browsers load, and styles and pictures are those of the web app: the same sources
 * get the same names.
 */
export default defineConfig({
  root: bundling.root,
  publicDir: false,
  plugins: [react()],
  resolve: { alias: bundling.resolve.alias },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: join(import.meta.dirname, 'worker.ts'),
    outDir: '../dist/first-screens',
    emptyOutDir: true,
    target: 'node24',
    minify: true,
    rolldownOptions: {
      treeshake: bundling.build.rolldownOptions.treeshake,
      output: { codeSplitting: false },
    },
  },
});
