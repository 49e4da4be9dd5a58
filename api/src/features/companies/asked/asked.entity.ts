import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { type AskedTopic, askedTopics } from '../../../../../schema/rules/companies/asked-texts.ts';
import { oneOf } from '../../../core/database/migrate/checks.ts';
import { newId } from '../../../core/ids.ts';
import { JsonColumns } from '../../../core/sql/index.ts';
import { Words } from '../../../core/words.ts';
import { CompanyEntity } from '../company.entity.ts';
import type { AskedPlace } from './asked.types.ts';

/**
 * An experience whose questions are read. It is no reference: the row outlives its post by the
 * minute in which the questions are taken out of what they were counted in.
 */
@Entity({ tableName: 'asked_posts' })
export class AskedPostEntity {
  [EntityName]?: 'asked_posts';

  @PrimaryKey({ type: 'uuid' })
  postId!: string;

  /** What the reading rests on, in short: it is read anew when that is another. */
  @Words('system')
  @Property({ type: 'text' })
  basis!: string;
}

/** Questions that are the same in other words, over all companies. */
@Entity({ tableName: 'question_groups' })
@Check({ name: 'question_groups_topic_known', expression: oneOf('topic', askedTopics) })
@Index({
  name: 'question_groups_keys',
  expression: 'create index "question_groups_keys" on "question_groups" using gin ("keys")',
})
@Index({ name: 'question_groups_most_asked', properties: ['experiences', 'lastYear', 'id'] })
@Index({ name: 'question_groups_last_asked', properties: ['lastYear', 'experiences', 'id'] })
@Index({
  name: 'question_groups_of_topic',
  properties: ['topic', 'experiences', 'lastYear', 'id'],
})
@Index({
  name: 'question_groups_roles',
  expression: 'create index "question_groups_roles" on "question_groups" using gin ("roles")',
})
@Index({
  name: 'question_groups_text_trigrams',
  expression:
    'create index "question_groups_text_trigrams" on "question_groups" using gin ("text_norm" gin_trgm_ops)',
})
export class QuestionGroupEntity {
  [EntityName]?: 'question_groups';
  [OptionalProps]?: 'id' | 'textNorm' | 'roles' | 'experiences' | 'isClosed' | 'joinedAs';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  /** The wording that is most like the others. */
  @Words('copy', 'title')
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text', generated: '(search_norm(text)) stored' })
  readonly textNorm!: string;

  @Property({ type: 'text' })
  topic!: AskedTopic;

  /** The words of that wording, which others are compared with. */
  @Words('copy', 'list')
  @Property({ type: 'text[]' })
  words!: string[];

  /** Pairs of its words: what is alike has one of them. */
  @Words('copy', 'list')
  @Property({ type: 'text[]' })
  keys!: string[];

  /** The roles that it was asked for, as they are compared. */
  @Words('copy', 'list')
  @Property({ type: 'text[]', defaultRaw: "'{}'" })
  roles: string[] = [];

  /** Nothing comes into it any more: its question stands apart, or it is being made anew. */
  @Property({ type: 'boolean', default: false })
  isClosed: boolean = false;

  /** Where an admin said that several wordings are one: the first of these. */
  @Words('copy')
  @Property({ type: 'text', nullable: true })
  @Index()
  joinedAs: string | null = null;

  /** How many experiences tell of it. */
  @Property({ type: 'integer', default: 0 })
  experiences: number = 0;

  @Property({ type: 'integer' })
  lastYear!: number;
}

/** A question as one experience tells it. */
@Entity({ tableName: 'asked_questions' })
@Check({ name: 'asked_questions_topic_known', expression: oneOf('topic', askedTopics) })
@Index({ name: 'asked_questions_of_post', properties: ['postId'] })
@Index({ name: 'asked_questions_of_group', properties: ['group', 'year', 'id'] })
@Index({ name: 'asked_questions_of_company', properties: ['company', 'group'] })
export class AskedQuestionEntity {
  [EntityName]?: 'asked_questions';
  [OptionalProps]?: 'id' | 'authorId';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Property({ type: 'uuid' })
  postId!: string;

  /** Who tells it: they may say that it is another question. */
  @Property({ type: 'uuid', nullable: true })
  authorId: string | null = null;

  @ManyToOne(() => CompanyEntity, { deleteRule: 'cascade', updateRule: 'no action' })
  company!: Rel<CompanyEntity>;

  @ManyToOne(() => QuestionGroupEntity, { deleteRule: 'cascade', updateRule: 'no action' })
  group!: Rel<QuestionGroupEntity>;

  @Words('copy')
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text' })
  topic!: AskedTopic;

  /** 0 is the test, 1 the first round. */
  @Property({ type: 'integer' })
  place!: number;

  /** What the round is called. */
  @Words('copy')
  @Property({ type: 'text' })
  round!: string;

  @Words('copy')
  @Property({ type: 'text' })
  role!: string;

  @Property({ type: 'integer' })
  year!: number;
}

/** What a company asks: a group as its experiences tell it. */
@Entity({ tableName: 'company_questions' })
@Check({ name: 'company_questions_topic_known', expression: oneOf('topic', askedTopics) })
@Index({
  name: 'company_questions_most_asked',
  properties: ['company', 'experiences', 'lastYear', 'group'],
})
@Index({ name: 'company_questions_of_group', properties: ['group'] })
export class CompanyQuestionEntity {
  [EntityName]?: 'company_questions';
  [PrimaryKeyProp]?: ['company', 'group'];
  [JsonColumns]?: 'places';

  @ManyToOne(() => CompanyEntity, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  company!: Rel<CompanyEntity>;

  @ManyToOne(() => QuestionGroupEntity, {
    primary: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  group!: Rel<QuestionGroupEntity>;

  /** The wording of this company that is most like its others. */
  @Words('copy', 'title')
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text' })
  topic!: AskedTopic;

  @Property({ type: 'integer' })
  experiences!: number;

  @Property({ type: 'integer' })
  lastYear!: number;

  /** Where it stands, the last first. */
  @Words('copy', 'parts')
  @Property({ type: 'json', columnType: 'jsonb' })
  places!: AskedPlace[];
}
