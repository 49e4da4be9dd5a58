import { OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../identity/index.ts';
import { Answer } from './answer.entity.ts';
import { Question } from './question.entity.ts';

/** What one person says of a question: at most one row each. */
@Entity({ tableName: 'question_votes' })
@Check({ name: 'question_votes_signs', expression: 'abs(sign) <= 1 and abs(was) <= 1' })
export class QuestionVoteRow {
  [PrimaryKeyProp]?: ['question', 'user'];
  [OptionalProps]?: 'was';

  @ManyToOne(() => Question, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  question!: Rel<Question>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;

  /** 1 up, -1 down, 0 taken back: a row that stays can be changed by one statement, whoever races. */
  @Property({ type: 'smallint' })
  sign!: number;

  /** The sign before the last change: what the counters give back. */
  @Property({ type: 'smallint', default: 0 })
  was: number = 0;
}

/** The same of an answer. */
@Entity({ tableName: 'answer_votes' })
@Check({ name: 'answer_votes_signs', expression: 'abs(sign) <= 1 and abs(was) <= 1' })
export class AnswerVoteRow {
  [PrimaryKeyProp]?: ['answer', 'user'];
  [OptionalProps]?: 'was';

  @ManyToOne(() => Answer, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  answer!: Rel<Answer>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;

  @Property({ type: 'smallint' })
  sign!: number;

  @Property({ type: 'smallint', default: 0 })
  was: number = 0;
}
