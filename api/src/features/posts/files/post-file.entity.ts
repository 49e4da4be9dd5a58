import type { Rel } from '@mikro-orm/core';
import { EntityName, OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { type PostFileKind, postFileKinds } from '../../../../../schema/rules/files/files.ts';
import { oneOf } from '../../../core/database/migrate/checks.ts';
import { StoredFile } from '../../files/index.ts';
import { PostDraftEntity } from '../draft.entity.ts';
import { PostEntity } from '../post.entity.ts';

/**
 * A file that an author uploaded: of one post, of one draft, or of nothing yet. A job deletes what
 * has belonged to nothing for a day: uploads that no post named, and files of deleted posts and
 * drafts.
 */
@Entity({ tableName: 'post_files' })
@Check({ name: 'post_files_kind_known', expression: oneOf('kind', postFileKinds) })
@Check({ name: 'post_files_one_place', expression: 'num_nonnulls(post_id, draft_id) <= 1' })
@Index({
  name: 'post_files_of_nothing',
  expression:
    'create index "post_files_of_nothing" on "post_files" ("free_since") where post_id is null and draft_id is null',
})
@Index({
  name: 'post_files_one_resume',
  expression:
    'create unique index "post_files_one_resume" on "post_files" ("post_id") where kind = \'resume\'',
})
export class PostFileEntity {
  [EntityName]?: 'post_files';
  [PrimaryKeyProp]?: 'file';
  [OptionalProps]?: 'position';

  @OneToOne(() => StoredFile, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  file!: Rel<StoredFile>;

  @Property({ type: 'text' })
  kind!: PostFileKind;

  @ManyToOne(() => PostEntity, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  post: Rel<PostEntity> | null = null;

  @ManyToOne(() => PostDraftEntity, {
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'no action',
  })
  @Index()
  draft: Rel<PostDraftEntity> | null = null;

  /** Its place among the files of its kind. */
  @Property({ type: 'integer', default: 0 })
  position: number = 0;

  /** When it came to be, or was last taken out of a post or draft. */
  @Property({ fieldName: 'free_since', type: 'datetime', columnType: 'timestamptz(3)' })
  unclaimedSince!: Date;
}
