import type { MigrationDiff } from '@mikro-orm/core';
import { TSMigrationGenerator } from '@mikro-orm/migrations';

/**
 * Whether a statement creates a function that no entity knows. The comparison thinks that `down()`
 * has to bring back every such function; those of an entity's triggers really are its own.
 */
const isHandwrittenFunction = (sql: string): boolean =>
  /^create or replace (function|procedure) /.test(sql) && !/\) returns trigger as /.test(sql);

/** Writes migrations without functions: those are written by hand, in migrations only. */
export class MigrationFiles extends TSMigrationGenerator {
  override generate(diff: MigrationDiff, path?: string, name?: string): Promise<[string, string]> {
    const down = diff.down.filter((sql) => !isHandwrittenFunction(sql));
    // An empty statement separates groups.
    while (down.at(-1) === '') down.pop();
    return super.generate(
      { ...diff, down: down.filter((sql, at) => sql !== '' || down[at - 1] !== '') },
      path,
      name,
    );
  }
}
