import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { allOf, oneOf } from '../../../core/database/migrate/checks.ts';
import { newId } from '../../../core/ids.ts';
import { Words } from '../../../core/words.ts';
import { User } from '../../identity/index.ts';

const correctionKinds = ['apart', 'none', 'one'] as const;

/**
 * What somebody said of groups of questions. It names what experiences say, not the groups, which
 * are made anew: so it holds whenever they are.
 */
@Entity({ tableName: 'question_corrections' })
@Check({
  name: 'question_corrections_whole',
  expression: allOf(
    oneOf('kind', correctionKinds),
    "(kind in ('apart', 'none')) = (post_id is not null)",
    "(kind = 'one') = (other_text is not null)",
  ),
})
@Index({ name: 'question_corrections_of_post', properties: ['postId'] })
@Index({
  name: 'question_corrections_apart_once',
  expression:
    'create unique index "question_corrections_apart_once" on "question_corrections" ("post_id", md5("text")) where "kind" = \'apart\' and "taken_back_at" is null',
})
@Index({
  name: 'question_corrections_none_once',
  expression:
    'create unique index "question_corrections_none_once" on "question_corrections" ("post_id", md5("text")) where "kind" = \'none\' and "taken_back_at" is null',
})
@Index({
  name: 'question_corrections_one_once',
  expression:
    'create unique index "question_corrections_one_once" on "question_corrections" (md5(least("text", "other_text")), md5(greatest("text", "other_text"))) where "kind" = \'one\' and "taken_back_at" is null',
})
@Index({
  name: 'question_corrections_one',
  expression:
    'create index "question_corrections_one" on "question_corrections" ("id") where "kind" = \'one\' and "taken_back_at" is null',
})
export class QuestionCorrectionEntity {
  [EntityName]?: 'question_corrections';
  [OptionalProps]?: 'id' | 'postId' | 'otherText' | 'takenBackAt' | 'takenBackBy' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  /** `apart`: another question than its like. `none`: no question. `one`: two ask the same. */
  @Property({ type: 'text' })
  kind!: (typeof correctionKinds)[number];

  /** Of one experience: where it is told; no reference, as that of questions. */
  @Property({ type: 'uuid', nullable: true })
  postId: string | null = null;

  @Words('copy')
  @Property({ type: 'text' })
  text!: string;

  @Words('copy')
  @Property({ type: 'text', nullable: true })
  otherText: string | null = null;

  /** Who said it. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  by: Rel<User> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  takenBackAt: Date | null = null;

  /** The word that took this one back (`one`): where that is undone, this one holds again. */
  @Property({ type: 'uuid', nullable: true })
  @Index()
  takenBackBy: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
