import { join } from 'node:path';

/**
 * An embedded database as the migrations of this program leave it, and nobody in it. The build
 * makes it beside the program (`make-empty-database.ts`); one that runs from its sources has none.
 * In a module of its own: tests put the build's in its place.
 */
export const emptyDatabase = join(import.meta.dirname, 'empty-database');
