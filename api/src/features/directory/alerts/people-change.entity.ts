import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * Somebody who may have come to fit a saved search: of what searches ask for, something is another
 * than before. Written by triggers (`notePersonChange`) in the transaction of the change, so that
 * no writer can forget it, and deleted once the searches were looked through. Rows are only ever
 * added, one for each change: nobody who writes waits for another.
 */
@Entity({ tableName: 'people_changes' })
export class PeopleChangeEntity {
  [EntityName]?: 'people_changes';

  @PrimaryKey({ type: 'bigint', autoincrement: true })
  id!: string;

  /** No reference: nobody waits for the row of an account. It goes with its deletion. */
  @Property({ type: 'uuid' })
  personId!: string;
}
