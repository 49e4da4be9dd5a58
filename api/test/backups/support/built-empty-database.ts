import { join } from 'node:path';

/**
 * What `vi.mock` puts in the place of the module that says where the empty database is: the one
 * that the build makes (`builtServer`), which a program from its sources does not have. So a test's
 * new databases begin as those of the program that ships.
 */
export const emptyDatabase = join(import.meta.dirname, '../../../../dist/server/empty-database');
