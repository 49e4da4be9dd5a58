import type { MigrationDiff } from '@mikro-orm/core';
import { TSMigrationGenerator } from '@mikro-orm/migrations';

/** The comparison takes every function of the database for one that `down()` has to bring back; those of an entity's triggers are its own. */
const isFunctionLeftAlone = (sql: string): boolean =>
  /^create or replace (function|procedure) /.test(sql) && !/\) returns trigger as /.test(sql);

/** How migrations are written: functions live in migrations alone, written by hand, so that what is generated never names them. */
export class MigrationFiles extends TSMigrationGenerator {
  override generate(diff: MigrationDiff, path?: string, name?: string): Promise<[string, string]> {
    const down = diff.down.filter((sql) => !isFunctionLeftAlone(sql));
    // Groups of statements are set apart by an empty one.
    while (down.at(-1) === '') down.pop();
    return super.generate(
      { ...diff, down: down.filter((sql, at) => sql !== '' || down[at - 1] !== '') },
      path,
      name,
    );
  }
}
