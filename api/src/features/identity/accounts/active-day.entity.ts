import { EntityName, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { User } from '../user.entity.ts';

/**
 * A day of the college on which a person was active, one row for each. Written by a trigger on
 * `sessions`.
 */
@Entity({ tableName: 'active_days' })
@Index({ name: 'active_days_by_day', properties: ['day', 'user'] })
export class ActiveDayEntity {
  [EntityName]?: 'active_days';
  [PrimaryKeyProp]?: ['user', 'day'];

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @PrimaryKey({ type: 'date' })
  day!: string;
}
