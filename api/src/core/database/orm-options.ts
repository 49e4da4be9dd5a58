import type { Options } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MigrationFiles } from './migrate/migration-files.ts';
import { currentUnitOfWork } from './undertaking.ts';

/** What is the same for both kinds of database. */
export const ormOptions = (entities: Options['entities'], migrations: string) =>
  ({
    entities,
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    migrations: {
      path: migrations,
      glob: '*.{js,ts}',
      transactional: true,
      allOrNothing: true,
      emit: 'ts',
      generator: MigrationFiles,
      snapshot: false,
    },
    forceUtcTimezone: true,
    allowGlobalContext: false,
    discovery: { checkDuplicateTableNames: true },
    // Entities can't state functions (`MigrationFiles`).
    schemaGenerator: { ignoreRoutines: true },
    debug: false,
    logger: () => undefined,
    onQuery: (text: string, params: readonly unknown[]) => {
      currentUnitOfWork()?.locks?.take(text, params);
      return text;
    },
  }) satisfies Partial<Options>;
