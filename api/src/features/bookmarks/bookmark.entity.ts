import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Trigger,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { newId } from '../../core/ids.ts';
import { User } from '../identity/index.ts';
import { JobOpeningEntity } from '../jobs/index.ts';
import { PostEntity } from '../posts/index.ts';
import { BookmarkFolderEntity } from './bookmark-folder.entity.ts';

/**
 * A bookmark of a person: it refers to exactly one post, profile or opening. A column for each
 * kind, so that the database itself refuses what is not there and deletes the bookmark with its
 * target. Unique keys begin with the target: they also serve its deletion, and the state of the
 * bookmark on its card.
 */
@Entity({ tableName: 'bookmarks' })
@Check({
  name: 'bookmarks_one_target',
  expression: 'num_nonnulls(post_id, profile_id, job_id) = 1',
})
@Unique({ name: 'bookmarks_post_once', properties: ['post', 'user'] })
@Unique({ name: 'bookmarks_profile_once', properties: ['profile', 'user'] })
@Unique({ name: 'bookmarks_job_once', properties: ['job', 'user'] })
@Index({ name: 'bookmarks_newest', properties: ['user', 'id'] })
// A foreign key of both columns would say it; entities can't state one. A folder's person never
// changes, so that it is enough to look when a bookmark goes into one.
@Trigger({
  name: 'own_folder',
  timing: 'before',
  events: ['insert', 'update'],
  forEach: 'row',
  body: `if new.folder_id is not null and not exists (select from bookmark_folders f where f.id = new.folder_id and f.user_id = new.user_id) then
      raise exception 'bookmarks_own_folder' using errcode = 'foreign_key_violation';
    end if;
    return new`,
})
export class BookmarkEntity {
  [EntityName]?: 'bookmarks';
  [OptionalProps]?: 'id' | 'createdAt';

  /** Sorts by time. */
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @ManyToOne(() => PostEntity, { nullable: true, deleteRule: 'cascade', updateRule: 'no action' })
  post: Rel<PostEntity> | null = null;

  @ManyToOne(() => User, {
    fieldName: 'profile_id',
    nullable: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  profile: Rel<User> | null = null;

  @ManyToOne(() => JobOpeningEntity, {
    nullable: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  job: Rel<JobOpeningEntity> | null = null;

  /** One of the same person. What goes with it is the folder alone. */
  @ManyToOne(() => BookmarkFolderEntity, {
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'no action',
  })
  @Index()
  folder: Rel<BookmarkFolderEntity> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
