import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { newId } from '../../../core/ids.ts';
import { Words } from '../../../core/words.ts';
import { User } from '../../identity/index.ts';
import { QuestionEntity } from '../question.entity.ts';

/**
 * A link of a mail by which a post's author answers one question without signing in. The link
 * itself is nowhere stored, and goes with the question and with the account.
 */
@Entity({ tableName: 'answer_links' })
@Index({ properties: ['user', 'question'] })
export class AnswerLinkEntity {
  [EntityName]?: 'answer_links';
  [OptionalProps]?: 'id' | 'usedAt' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  /** Who answers by it. */
  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @ManyToOne(() => QuestionEntity, { deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  question!: Rel<QuestionEntity>;

  @Words('key')
  @Property({ type: 'text' })
  @Unique()
  hash!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;

  /** Since when one of the links to this question has answered it: none does again. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  usedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
