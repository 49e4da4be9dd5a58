import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  Property,
  Trigger,
  Unique,
} from '@mikro-orm/decorators/legacy';
import {
  campusTypes,
  driveModes,
  experienceTypes,
  levels,
  offerStatuses,
  postTypes,
} from '../../../../schema/rules/posts/post-fields.ts';
import { allOf, oneOf } from '../../core/database/migrate/checks.ts';
import { JsonColumns } from '../../core/sql/index.ts';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';
import { PostFields } from './fields/post-fields.types.ts';

/**
 * Teaches search the post's company, role, place and tags; likes and views, which touch the row
 * too, pass by.
 */
const learnTerms = `if tg_op = 'INSERT' or (old.company_norm, old.role_norm, old.location_norm, old.tags_norm) is distinct from (new.company_norm, new.role_norm, new.location_norm, new.tags_norm) then
    insert into search_terms (kind, norm)
    select kind, norm from (select 'company' as kind, new.company_norm as norm union select 'role', new.role_norm union select 'location', new.location_norm union select 'hashtag', unnest(new.tags_norm)) said
    where norm <> '' and not exists (select from search_terms known where known.kind = said.kind and known.norm = said.norm) order by kind, norm
    on conflict do nothing;
  end if;
  return null`;

/** Says by what the post is found where a list is narrowed down; likes and views pass by. */
const noteFacets = `if tg_op = 'INSERT' or (old.company_norm, old.role_norm, old.interview_year, old.campus_type, old.offer_status, old.level, old.is_level_told, old.experience_type, old.post_type, old.removed_at) is distinct from (new.company_norm, new.role_norm, new.interview_year, new.campus_type, new.offer_status, new.level, new.is_level_told, new.experience_type, new.post_type, new.removed_at) then
    perform note_post_facets(array[new.id]);
  end if;
  return null`;

/**
 * An experience at a company, written by an alumnus. What its page shows is inherited; these
 * columns it does not show as they are. Counters change only beside the rows they count.
 */
@Entity({ tableName: 'posts' })
@Check({
  name: 'posts_words_known',
  expression: allOf(
    oneOf('post_type', postTypes),
    oneOf('experience_type', experienceTypes),
    oneOf('campus_type', campusTypes),
    oneOf('offer_status', offerStatuses),
    oneOf('mode', driveModes),
    oneOf('level', levels),
  ),
})
@Check({
  name: 'posts_numbers',
  expression: 'number_of_rounds >= 1 and final_placement_count >= 0 and interview_year >= 2000',
})
@Check({
  name: 'posts_counters_positive',
  expression: 'useful >= 0 and views >= 0 and shares >= 0 and comments_count >= 0',
})
@Unique({ name: 'posts_author_company_role', properties: ['user', 'companyNorm', 'roleNorm'] })
@Unique({ name: 'posts_key_once', properties: ['user', 'key'] })
@Index({ name: 'posts_recently_active', properties: ['lastActiveAt', 'id'] })
@Index({ name: 'posts_most_viewed', properties: ['views', 'id'] })
@Index({ name: 'posts_most_helpful', properties: ['useful', 'id'] })
@Index({ name: 'posts_of_author', properties: ['user', 'id'] })
@Index({ name: 'posts_of_company', properties: ['companyNorm', 'lastActiveAt', 'id'] })
@Index({ name: 'posts_of_role', properties: ['roleNorm', 'lastActiveAt', 'id'] })
@Index({
  name: 'posts_of_location',
  expression:
    'create index "posts_of_location" on "posts" ("location_norm", "last_active_at", "id") where location_norm is not null',
})
@Index({
  name: 'posts_tags',
  expression: 'create index "posts_tags" on "posts" using gin ("tags_norm")',
})
@Index({
  name: 'posts_by_day',
  expression: 'create index "posts_by_day" on "posts" using brin ("created_at")',
})
@Trigger({
  name: 'learn_terms',
  timing: 'after',
  events: ['insert', 'update'],
  forEach: 'row',
  body: learnTerms,
})
@Trigger({
  name: 'note_facets',
  timing: 'after',
  events: ['insert', 'update'],
  forEach: 'row',
  body: noteFacets,
})
export class PostEntity extends PostFields {
  [EntityName]?: 'posts';
  [JsonColumns]?: 'onlineAssessment';
  [OptionalProps]?:
    | 'id'
    | 'isLevelTold'
    | 'isModeTold'
    | 'companyNorm'
    | 'roleNorm'
    | 'locationNorm'
    | 'tagsNorm'
    | 'useful'
    | 'views'
    | 'shares'
    | 'commentsCount'
    | 'createdAt'
    | 'lastActiveAt'
    | 'removedAt'
    | 'key'
    | 'editKey';

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  /** The author's college: attachments are open to its members. */
  @Words('system')
  @Property({ type: 'text' })
  college!: string;

  /** The author's own words are kept; these are what search and the unique key compare. */
  @Property({ type: 'text', generated: '(search_norm(company_name)) stored' })
  readonly companyNorm!: string;

  @Property({ type: 'text', generated: '(search_norm(role)) stored' })
  readonly roleNorm!: string;

  @Property({ type: 'text', nullable: true, generated: '(search_norm(location)) stored' })
  readonly locationNorm!: string | null;

  @Property({ type: 'text[]', generated: '(search_norms(hashtags)) stored' })
  readonly tagsNorm!: string[];

  /** Likes. */
  @Property({ type: 'integer', default: 0 })
  useful: number = 0;

  @Property({ type: 'integer', default: 0 })
  views: number = 0;

  @Property({ type: 'integer', default: 0 })
  shares: number = 0;

  /** Questions: what the page shows as the question count. */
  @Property({ type: 'integer', default: 0 })
  commentsCount: number = 0;

  /** The latest of publication, edit, question or answer. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  lastActiveAt: Date = new Date();

  /** Taken away by an admin, who may bring it back: nobody reads it meanwhile. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  removedAt: Date | null = null;

  /** What its author's client called it, so that a post that is sent twice is published once. */
  @Words('key')
  @Property({ type: 'text', nullable: true })
  key: string | null = null;

  /** What its author's client called its last edit, so that one that is sent twice counts once. */
  @Words('key')
  @Property({ type: 'text', nullable: true })
  editKey: string | null = null;
}
