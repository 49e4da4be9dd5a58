import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';

/** A thank-you on somebody's profile. */
@Entity({ tableName: 'gratitudes' })
@Check({ name: 'gratitudes_to_another', expression: 'user_id <> profile_id' })
@Check({ name: 'gratitudes_counters_positive', expression: 'upvotes >= 0' })
@Unique({ name: 'gratitudes_key_once', properties: ['user', 'key'] })
@Index({ name: 'gratitudes_of_profile', properties: ['profile', 'id'] })
@Index({ name: 'gratitudes_by_author', properties: ['user', 'createdAt'] })
export class GratitudeEntity {
  [EntityName]?: 'gratitudes';
  [OptionalProps]?: 'id' | 'upvotes' | 'hiddenAt' | 'createdAt' | 'key' | 'removedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  /** Whom it thanks. */
  @ManyToOne(() => User, {
    fieldName: 'profile_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  profile!: Rel<User>;

  /** Who wrote it. */
  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @Words('people')
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'integer', default: 0 })
  upvotes: number = 0;

  /** Hidden by the thanked person: out of the list and the count. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  hiddenAt: Date | null = null;

  /** Made by the client: sent twice, it is written once. */
  @Words('key')
  @Property({ type: 'text', nullable: true })
  key: string | null = null;

  /** Taken away by an admin, who may bring it back: nobody reads it meanwhile. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  removedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** Who upvoted a gratitude: the row is the upvote. */
@Entity({ tableName: 'gratitude_upvotes' })
export class GratitudeUpvoteEntity {
  [EntityName]?: 'gratitude_upvotes';
  [PrimaryKeyProp]?: ['gratitude', 'user'];

  @ManyToOne(() => GratitudeEntity, {
    primary: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  gratitude!: Rel<GratitudeEntity>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;
}
