import { OptionalProps, type Rel } from '@mikro-orm/core';
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
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import type { ExperiencePost } from '../../../../schema/rules/posts.ts';
import { newId } from '../../core/ids.ts';
import { ExperienceTypeEnum } from '../careers/index.ts';
import { User } from '../identity/index.ts';
import {
  AdditionalQuestion,
  OnlineAssessment,
  PostFile,
  Round,
  StoryRound,
} from './post-parts.types.ts';
import {
  CampusTypeEnum,
  DriveModeEnum,
  LevelEnum,
  OfferStatusEnum,
  PostCounters,
  PostTypeEnum,
  PostViewer,
  type PostType,
} from './posts.types.ts';

/** Teaches search the post's company, role, place and tags; likes and views, which touch the row too, pass by. */
const learnTerms = `if tg_op = 'INSERT' or (old.company_norm, old.role_norm, old.location_norm, old.tags_norm) is distinct from (new.company_norm, new.role_norm, new.location_norm, new.tags_norm) then
    insert into search_terms (kind, norm)
    select kind, norm from (select 'company' as kind, new.company_norm as norm union select 'role', new.role_norm union select 'location', new.location_norm union select 'hashtag', unnest(new.tags_norm)) said
    where norm <> '' and not exists (select from search_terms known where known.kind = said.kind and known.norm = said.norm) order by kind, norm
    on conflict do nothing;
  end if;
  return null`;

/** An experience at a company, told by an alumnus (part 2, section 3). Counters change only beside the rows they count. */
@Entity({ tableName: 'posts' })
@Check({
  name: 'posts_words_known',
  expression:
    "post_type in ('crisp', 'story') and experience_type in ('intern', 'fulltime') and campus_type in ('onCampus', 'offCampus') and offer_status in ('accepted', 'rejected', 'pending') and mode in ('online', 'offline', 'hybrid') and level in ('easy', 'medium', 'hard')",
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
@Trigger({
  name: 'learn_terms',
  timing: 'after',
  events: ['insert', 'update'],
  forEach: 'row',
  body: learnTerms,
})
@ObjectType('Post')
export class Post {
  [OptionalProps]?:
    | 'id'
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
    | 'counters'
    | 'viewer'
    | 'materialFiles'
    | 'resume'
    | 'attachmentsCount';

  @Field(() => ID, { simple: true })
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Field(() => User, { simple: true })
  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  /** The author's college: attachments are open to its members. */
  @Property({ type: 'text' })
  college!: string;

  @Field(() => String, { simple: true })
  @Property({ type: 'text' })
  companyName!: string;

  /** The author's own words are kept; these are what search and the unique key compare. */
  @Property({ type: 'text', generated: '(search_norm(company_name)) stored' })
  readonly companyNorm!: string;

  @Field(() => String, { simple: true })
  @Property({ type: 'text' })
  role!: string;

  @Property({ type: 'text', generated: '(search_norm(role)) stored' })
  readonly roleNorm!: string;

  @Field(() => String, { nullable: true, simple: true })
  @Property({ type: 'text', nullable: true })
  logo: string | null = null;

  @Field(() => PostTypeEnum, { simple: true })
  @Property({ type: 'text' })
  postType!: PostType;

  @Field(() => ExperienceTypeEnum, { simple: true })
  @Property({ type: 'text' })
  experienceType!: ExperiencePost['experienceType'];

  @Field(() => Int, { simple: true })
  @Property({ type: 'integer' })
  interviewYear!: number;

  @Field(() => String, { simple: true })
  @Property({ type: 'text' })
  oneLiner!: string;

  @Field(() => [String], { simple: true })
  @Property({ type: 'text[]' })
  eligibleBranches!: ExperiencePost['eligibleBranches'];

  @Field(() => Float, { simple: true })
  @Property({ type: 'double' })
  cgpaRequired!: number;

  @Field(() => CampusTypeEnum, { simple: true })
  @Property({ type: 'text' })
  campusType!: ExperiencePost['campusType'];

  @Field(() => Int, { simple: true })
  @Property({ type: 'integer' })
  numberOfRounds!: number;

  @Field(() => OfferStatusEnum, { simple: true })
  @Property({ type: 'text' })
  offerStatus!: ExperiencePost['offerStatus'];

  @Field(() => String, { nullable: true, simple: true })
  @Property({ type: 'text', nullable: true })
  package: string | null = null;

  @Field(() => DriveModeEnum, { simple: true })
  @Property({ type: 'text' })
  mode!: ExperiencePost['mode'];

  @Field(() => LevelEnum, { simple: true })
  @Property({ type: 'text' })
  level!: ExperiencePost['level'];

  @Field(() => String, { nullable: true, simple: true })
  @Property({ type: 'text', nullable: true })
  location: string | null = null;

  @Property({ type: 'text', nullable: true, generated: '(search_norm(location)) stored' })
  readonly locationNorm!: string | null;

  @Field(() => Int, { nullable: true, simple: true })
  @Property({ type: 'integer', nullable: true })
  finalPlacementCount: number | null = null;

  @Field(() => Boolean, { simple: true })
  @Property({ type: 'boolean' })
  atCompany!: boolean;

  @Field(() => [String], { simple: true })
  @Property({ type: 'text[]' })
  hashtags!: string[];

  @Property({ type: 'text[]', generated: '(search_norms(hashtags)) stored' })
  readonly tagsNorm!: string[];

  @Field(() => String, { nullable: true, simple: true })
  @Property({ type: 'text', nullable: true })
  preparationTips: string | null = null;

  @Field(() => String, { nullable: true, simple: true })
  @Property({ type: 'text', nullable: true })
  preparationTime: string | null = null;

  @Field(() => String, { nullable: true, simple: true })
  @Property({ type: 'text', nullable: true })
  topicsWeightage: string | null = null;

  @Field(() => String, { nullable: true, simple: true })
  @Property({ type: 'text', nullable: true })
  finalNotes: string | null = null;

  @Field(() => OnlineAssessment, { nullable: true, simple: true })
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  onlineAssessment: ExperiencePost['onlineAssessment'] = null;

  @Field(() => [Round], { simple: true, description: 'Of a crisp post.' })
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: "'[]'" })
  rounds: ExperiencePost['rounds'] = [];

  @Field(() => [StoryRound], { simple: true, description: 'Of a story.' })
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: "'[]'" })
  storyRounds: ExperiencePost['storyRounds'] = [];

  @Field(() => [AdditionalQuestion], { simple: true })
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: "'[]'" })
  additionalQuestions: ExperiencePost['additionalQuestions'] = [];

  @Field(() => [String], { simple: true })
  @Property({ type: 'text[]', defaultRaw: "'{}'" })
  materialLinks: string[] = [];

  @Field(() => String, { nullable: true, simple: true, description: 'Null when there is a file.' })
  @Property({ type: 'text', nullable: true })
  resumeLink: string | null = null;

  @Field(() => [PostFile], {
    simple: true,
    description: "For those who may open them: members of the author's college. None for others.",
  })
  @Property({ persist: false })
  materialFiles!: PostFile[];

  @Field(() => PostFile, { nullable: true, simple: true })
  @Property({ persist: false })
  resume!: PostFile | null;

  @Field(() => Int, {
    simple: true,
    description:
      'Files that `postMedia` hands out to those who may open them; the others learn that there are some.',
  })
  @Property({ persist: false })
  attachmentsCount!: number;

  @Property({ type: 'integer', default: 0 })
  useful: number = 0;

  @Property({ type: 'integer', default: 0 })
  views: number = 0;

  @Property({ type: 'integer', default: 0 })
  shares: number = 0;

  /** Questions: what the page shows as the question count. */
  @Property({ type: 'integer', default: 0 })
  commentsCount: number = 0;

  @Field(() => GraphQLISODateTime, { simple: true })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Field(() => GraphQLISODateTime, { nullable: true, simple: true })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  editedAt: Date | null = null;

  /** The latest of publication, edit, question or answer. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  lastActiveAt: Date = new Date();

  @Field(() => PostCounters, { simple: true })
  @Property({ persist: false })
  counters!: PostCounters;

  @Field(() => PostViewer, { simple: true })
  @Property({ persist: false })
  viewer!: PostViewer;
}
