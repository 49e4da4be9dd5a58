import { EntityName, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { User } from '../../identity/index.ts';

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

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  person!: Rel<User>;
}
