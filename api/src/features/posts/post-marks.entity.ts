import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { User } from '../identity/index.ts';
import { Post } from './post.entity.ts';

/** Who likes a post: at most one row per person. */
@Entity({ tableName: 'post_likes' })
export class PostLikeRow {
  [PrimaryKeyProp]?: ['post', 'user'];

  @ManyToOne(() => Post, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  post!: Rel<Post>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;
}

/** Who opened a post: one view per viewer. */
@Entity({ tableName: 'post_views' })
export class PostViewRow {
  [PrimaryKeyProp]?: ['post', 'user'];

  @ManyToOne(() => Post, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  post!: Rel<Post>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;
}

/** Who shared a post on which day (UTC): one share per person, post and day. */
@Entity({ tableName: 'post_shares' })
export class PostShareRow {
  [PrimaryKeyProp]?: ['post', 'user', 'day'];

  @ManyToOne(() => Post, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  post!: Rel<Post>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;

  @PrimaryKey({ type: 'date' })
  day!: string;
}
