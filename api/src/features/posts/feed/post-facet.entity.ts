import { EntityName, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Words } from '../../../core/words.ts';
import { PostEntity } from '../post.entity.ts';

/**
 * What a post is found by when a list is narrowed down: a row apart from the post, so that likes
 * and views touch none of its indexes (docs/decisions/facets.md). Triggers keep it, in the
 * transaction of the change.
 */
@Entity({ tableName: 'post_facets' })
@Index({ name: 'post_facets_by_year', properties: ['interviewYear', 'post'] })
@Index({
  name: 'post_facets_tokens',
  expression:
    'create index "post_facets_tokens" on "post_facets" using gin ("tokens") with (fastupdate = off)',
})
export class PostFacetEntity {
  [EntityName]?: 'post_facets';
  [PrimaryKeyProp]?: 'post';

  @ManyToOne(() => PostEntity, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  post!: Rel<PostEntity>;

  @Property({ type: 'integer' })
  interviewYear!: number;

  /** `company:infosys ltd`, `level:hard`; none of a post that nobody reads. */
  @Words('copy', 'list')
  @Property({ type: 'text[]' })
  tokens!: string[];
}
