import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { newId } from '../../core/ids.ts';

/** One sentence: what a row of this table is. */
@Entity({ tableName: '__names__' })
@Index({ name: '__names___newest', properties: ['userId', 'id'] })
@ObjectType('__Name__')
export class __Name__ {
  [OptionalProps]?: 'id' | 'createdAt';

  @Field(() => ID, { simple: true })
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  /** Not exposed: only its owner sees the row. */
  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => String, { simple: true })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => GraphQLISODateTime, { simple: true })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
