import { EntityName, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { User } from '../../../identity/index.ts';
import { PostEntity } from '../../post.entity.ts';

/** Who likes a post: at most one row per person. */
@Entity({ tableName: 'post_likes' })
export class PostLikeEntity {
  [EntityName]?: 'post_likes';
  [PrimaryKeyProp]?: ['post', 'user'];

  @ManyToOne(() => PostEntity, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  post!: Rel<PostEntity>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;
}

/** Who opened a post: one view per viewer. */
@Entity({ tableName: 'post_views' })
export class PostViewEntity {
  [EntityName]?: 'post_views';
  [PrimaryKeyProp]?: ['post', 'user'];

  @ManyToOne(() => PostEntity, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  post!: Rel<PostEntity>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;
}

/** Who shared a post on which day (UTC): one share per person, post and day. */
@Entity({ tableName: 'post_shares' })
export class PostShareEntity {
  [EntityName]?: 'post_shares';
  [PrimaryKeyProp]?: ['post', 'user', 'day'];

  @ManyToOne(() => PostEntity, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  post!: Rel<PostEntity>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;

  @PrimaryKey({ type: 'date' })
  day!: string;
}
