import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { newId } from '../../core/ids.ts';
import { User } from '../identity/index.ts';

/** One sentence: what a row of this table is. */
@Entity({ tableName: '__names__' })
@Index({ name: '__names___newest', properties: ['user', 'id'] })
@ObjectType('__Name__', { description: 'One sentence for those who read the API.' })
export class __Name__ {
  [EntityName]?: '__names__';
  [OptionalProps]?: 'id' | 'createdAt';

  @Field(() => ID, { description: 'Sorts by the time it was made.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  /** Not exposed: only its owner sees the row. */
  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @Field(() => String, { description: '1 to 200 characters.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was added.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
