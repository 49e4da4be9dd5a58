import { cpSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'vite';

const sources = join(import.meta.dirname, 'src');

/** Every migration stays a file of its own name: the database remembers by it which ones ran. */
const migrations = readdirSync(join(sources, 'migrations'))
  .filter((name) => /^Migration.*\.ts$/.test(name))
  .map((name) => [`migrations/${basename(name, '.ts')}`, join(sources, 'migrations', name)]);

/**
 * Packages with native code, WebAssembly or files of their own, which they look for beside
 * themselves.
 */
const withFiles = ['@electric-sql/pglite', '@node-rs/argon2', 'pino', 'pino-pretty', 'sharp'];

/** The tables of the demo college, which are read from beside the code (read-table.ts). */
const demoCollege = {
  name: 'demo-college',
  writeBundle({ dir = '' }: { dir?: string }) {
    cpSync(join(sources, 'demo/college'), join(dir, 'college'), { recursive: true });
  },
};

/**
 * The server with its packages in few files: finding and reading four thousand modules takes longer
 * than all else at a start.
 */
export default defineConfig({
  root: import.meta.dirname,
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  plugins: [demoCollege],
  ssr: { noExternal: true, external: withFiles },
  build: {
    ssr: true,
    outDir: '../dist/server',
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: join(sources, 'start.ts'),
        backup: join(sources, 'commands/backup.ts'),
        restore: join(sources, 'commands/restore.ts'),
        doctor: join(sources, 'commands/doctor.ts'),
        'rebuild-companies': join(sources, 'commands/rebuild-companies.ts'),
        'support-packet': join(sources, 'commands/support-packet.ts'),
        'make-empty-database': join(sources, 'make-empty-database.ts'),
        'documents.child': join(sources, 'core/files/documents.child.ts'),
        ...Object.fromEntries(migrations),
      },
      output: {
        format: 'esm',
        entryFileNames: '[name].js',
        // Flat: what a module looks for beside itself stands beside every chunk.
        chunkFileNames: '[name]-[hash].js',
        // Entities, types of the schema and errors are called as their classes are.
        keepNames: true,
        // What a module does when it is loaded (`reflect-metadata`) happens before the modules that
        // need it.
        strictExecutionOrder: true,
      },
    },
  },
});
