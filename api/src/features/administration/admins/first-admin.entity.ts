import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A code of the server that made a first admin, by its number: each makes one. */
@Entity({ tableName: 'first_admins' })
export class FirstAdminEntity {
  [EntityName]?: 'first_admins';

  @PrimaryKey({ type: 'integer', autoincrement: false })
  number!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  at!: Date;
}
