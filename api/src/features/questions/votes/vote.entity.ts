import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../identity/index.ts';
import { AnswerEntity } from '../answer.entity.ts';
import { QuestionEntity } from '../question.entity.ts';

/** The vote of a person on a question: at most one row. */
@Entity({ tableName: 'question_votes' })
@Check({ name: 'question_votes_signs', expression: 'abs(sign) <= 1 and abs(was) <= 1' })
export class QuestionVoteEntity {
  [EntityName]?: 'question_votes';
  [PrimaryKeyProp]?: ['question', 'user'];
  [OptionalProps]?: 'was';

  @ManyToOne(() => QuestionEntity, {
    primary: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  question!: Rel<QuestionEntity>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;

  /**
   * 1 up, -1 down, 0 taken back: a row that stays can be changed by one statement, whoever races.
   */
  @Property({ type: 'smallint' })
  sign!: number;

  /** The sign before the last change: what the counters give back. */
  @Property({ type: 'smallint', default: 0 })
  was: number = 0;
}

/** The vote of a person on an answer, likewise. */
@Entity({ tableName: 'answer_votes' })
@Check({ name: 'answer_votes_signs', expression: 'abs(sign) <= 1 and abs(was) <= 1' })
export class AnswerVoteEntity {
  [EntityName]?: 'answer_votes';
  [PrimaryKeyProp]?: ['answer', 'user'];
  [OptionalProps]?: 'was';

  @ManyToOne(() => AnswerEntity, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  answer!: Rel<AnswerEntity>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;

  @Property({ type: 'smallint' })
  sign!: number;

  @Property({ type: 'smallint', default: 0 })
  was: number = 0;
}
